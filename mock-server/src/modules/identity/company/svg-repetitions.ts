/** More of them than any logo has: a browser draws each. */
const MAX_ELEMENTS = 5000
/** Parts that are drawn again wherever something refers to them. */
const REPEATED_ELEMENTS: ReadonlySet<string> = new Set(['pattern', 'mask', 'clippath', 'filter'])
/** References to them in one drawing, and images, those of what `use` draws again included. */
const MAX_REPETITIONS = 200
const REFERENCE = /url\s*\(\s*["']?\s*#([^"')]*)/gi
const RULE = /([^{}]*)\{([^{}]*)\}/g
const CLASS_SELECTOR = /^\.[\w-]+$/

type Attribute = { name: string; value: string }
/** Null: it may be any element that the rule is for. */
type Rule = { ids: readonly string[]; classes: readonly string[] | null }
/** An element of the drawing; `uses` is the id of the part that it draws again. */
type Drawn = {
  name: string
  line: number
  isRepeated: boolean
  references: readonly string[]
  classes: readonly string[]
  uses: string | null
  children: Drawn[]
}
/** The element that draws too much, or holds what multiplies. */
type Excess = { element: string; line: number }

/**
 * Counts how much a drawing draws. `use` draws a part again with all that is in it; one that comes to itself again draws
 * nothing, in every browser. Repeated parts that hold each other multiply: none may refer to another, by an attribute, by a
 * rule of a style, or by what it uses.
 */
export function repetitions() {
  const open: Drawn[] = []
  const roots: Drawn[] = []
  const byId = new Map<string, Drawn>()
  const rules: Rule[] = []

  return {
    takeElement: (name: string, attributes: readonly Attribute[], line: number): void => {
      const findValue = (sought: string) => attributes.find((one) => one.name === sought)?.value
      const target = attributes.find(
        ({ name: one, value }) => /(?:^|:)href$/i.test(one) && value.startsWith('#'),
      )
      const uses = name === 'use' && target !== undefined ? target.value.slice(1) : null
      const drawn: Drawn = {
        name,
        line,
        isRepeated: REPEATED_ELEMENTS.has(name),
        references:
          uses === null ? attributes.flatMap(referencesOf) : attributes.flatMap(({ value }) => idsIn(value)),
        classes: (findValue('class') ?? '').split(/\s+/),
        uses,
        children: [],
      }
      const id = findValue('id')
      // The first of several with one id is the one that counts.
      if (id !== undefined && !byId.has(id)) byId.set(id, drawn)
      ;(open.at(-1)?.children ?? roots).push(drawn)
      open.push(drawn)
    },
    endElement: (): void => {
      open.pop()
    },
    takeStyle: (css: string): void => {
      for (const [, selectors = '', body = ''] of css.replaceAll(/\/\*[^]*?\*\//g, ' ').matchAll(RULE))
        rules.push({ ids: idsIn(body), classes: classesOf(selectors) })
    },
    findExcess: (): Excess | null => findExcess(roots, { byId, rules }),
  }
}

type Drawing = { byId: ReadonlyMap<string, Drawn>; rules: readonly Rule[] }

/** Draws as a browser does, until there is too much of it. */
function findExcess(roots: readonly Drawn[], { byId, rules }: Drawing): Excess | null {
  let drawnCount = 0
  let repeatedCount = 0
  const isOfRepeated = (id: string) => byId.get(id)?.isRepeated === true
  const hasRepeated = [...byId.values()].some(({ isRepeated }) => isRepeated)
  const isStyledBy = (element: Drawn, { ids, classes }: Rule) =>
    ids.some(isOfRepeated) &&
    (classes === null ? hasRepeated : classes.some((one) => element.classes.includes(one)))
  const path = new Set<Drawn>()

  function draw(element: Drawn, isWithin: boolean, isAgain: boolean): Excess | null {
    const excess = { element: element.name, line: element.line }
    drawnCount += 1
    const repeated = element.references.filter(isOfRepeated)
    repeatedCount += repeated.length + (isAgain && element.name === 'image' ? 1 : 0)
    if (drawnCount > MAX_ELEMENTS || repeatedCount > MAX_REPETITIONS) return excess
    const isInside = isWithin || element.isRepeated
    if (isInside && (repeated.length > 0 || rules.some((rule) => isStyledBy(element, rule)))) return excess
    const used = element.uses === null ? undefined : byId.get(element.uses)
    path.add(element)
    for (const child of element.children) {
      const found = draw(child, isInside, isAgain)
      if (found) return found
    }
    const found = used === undefined || path.has(used) ? null : draw(used, isInside, true)
    path.delete(element)
    return found
  }
  for (const root of roots) {
    const found = draw(root, false, false)
    if (found) return found
  }
  return null
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
