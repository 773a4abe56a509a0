/** More of them than any logo has: a browser draws each. */
const MAX_ELEMENTS = 5000
/** Parts that are drawn again wherever something refers to them. */
const REPEATED_ELEMENTS: ReadonlySet<string> = new Set(['pattern', 'mask', 'clippath', 'filter'])
/** References to them in one drawing. */
const MAX_REPETITIONS = 200
const REFERENCE = /url\s*\(\s*["']?\s*#([^"')]*)/gi
const RULE = /([^{}]*)\{([^{}]*)\}/g
const CLASS_SELECTOR = /^\.[\w-]+$/

type Attribute = { name: string; value: string }
/** Null: it may be any element that the rule is for. */
type Rule = { ids: readonly string[]; classes: readonly string[] | null }

/**
 * Counts how much a drawing draws. Repeated parts that hold each other multiply: none may refer to another, by an attribute
 * or by a rule of a style.
 */
export function repetitions() {
  const repeated = new Set<string>()
  const references: string[] = []
  const within = { ids: new Set<string>(), classes: new Set<string>() }
  const rules: Rule[] = []
  let elements = 0

  const isNested = ({ ids, classes }: Rule) =>
    ids.some((id) => repeated.has(id)) &&
    (classes === null ? repeated.size > 0 : classes.some((one) => within.classes.has(one)))

  return {
    takeElement: (name: string, attributes: readonly Attribute[], parents: readonly string[]): void => {
      elements += 1
      const isRepeated = REPEATED_ELEMENTS.has(name)
      const isWithin = isRepeated || parents.some((parent) => REPEATED_ELEMENTS.has(parent))
      for (const attribute of attributes) {
        const ids = referencesOf(attribute)
        references.push(...ids)
        if (isRepeated && attribute.name === 'id') repeated.add(attribute.value)
        if (!isWithin) continue
        for (const id of ids) within.ids.add(id)
        if (attribute.name === 'class')
          for (const one of attribute.value.split(/\s+/)) within.classes.add(one)
      }
    },
    takeStyle: (css: string): void => {
      for (const [, selectors = '', body = ''] of css.replaceAll(/\/\*[^]*?\*\//g, ' ').matchAll(RULE))
        rules.push({ ids: idsIn(body), classes: classesOf(selectors) })
    },
    areBounded: (): boolean =>
      elements <= MAX_ELEMENTS &&
      references.filter((id) => repeated.has(id)).length <= MAX_REPETITIONS &&
      [...within.ids].every((id) => !repeated.has(id)) &&
      !rules.some(isNested),
  }
}

function referencesOf({ name, value }: Attribute): string[] {
  return /(?:^|:)href$/i.test(name) && value.startsWith('#') ? [value.slice(1)] : idsIn(value)
}

function idsIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, id = '']) => id.trim())
}

function classesOf(selectors: string): string[] | null {
  const single = selectors.split(',').map((selector) => selector.trim())
  return single.every((selector) => CLASS_SELECTOR.test(selector))
    ? single.map((selector) => selector.slice(1))
    : null
}
