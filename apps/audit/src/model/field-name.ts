/** A recorded key as words: `pushTemplate` and `push_template` read "Push template", `ownerID` reads "Owner ID". */
export function humanizeKey(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .split(/[\s_.-]+/)
    .filter((word) => word !== '')
    .map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
  const text = words.join(' ')
  return text === '' ? key : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The key of a list as the name of one of its items: `conditions` → `condition`, `categories` → `category`. */
export function singularKey(key: string): string {
  if (/(?:ss|us|is)$/i.test(key)) return key
  if (key.endsWith('ies')) return `${key.slice(0, -'ies'.length)}y`
  if (/(?:ch|sh|x|ss)es$/.test(key)) return key.replace(/es$/, '')
  return key.replace(/(?:List|s)$/, '')
}
