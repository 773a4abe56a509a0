/** Browsers begin to read the file a moment after the click, Safari after its own download prompt. */
export const FILE_LIFETIME_MS = 60_000

/** Saves a file that the page has made, as the browser's own download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, FILE_LIFETIME_MS)
}
