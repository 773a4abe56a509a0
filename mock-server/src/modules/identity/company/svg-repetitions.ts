/** More of them than any logo has: a browser draws each. */
const MAX_ELEMENTS = 5000
/** Parts that are drawn again wherever something refers to them. */
const REPEATED_ELEMENTS: ReadonlySet<string> = new Set(['pattern', 'mask', 'clippath', 'filter'])
/** References to repeated parts, and images, in one drawing, including the ones that `use` draws again. */
const MAX_REPETITIONS = 200
/** Elements within each other: a search for a namespace goes through all of them. */
const MAX_DEPTH = 250
const REFERENCE = /url\s*\(\s*(?:["']\s*)?#([^"')]*)/gi
const CLASS_SELECTOR = /^\.[\w-]+$/

type Attribute = { name: string; value: string }
/** A rule of a style that refers to something. Null: it may be any element that the rule is for. */
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
/** The element that draws too much, or contains repeated parts that multiply. */
type Excess = { element: string; line: number }

/**
 * Counts how much a drawing draws. `use` draws a part again with all its contents; a `use` that leads back to itself draws
 * nothing, in every browser. Repeated parts within each other multiply: none may refer to another, by an attribute, by a
 * rule of a style, or by the parts that it uses.
 */
export function repetitions() {
  const open: Drawn[] = []
  const roots: Drawn[] = []
  const byId = new Map<string, Drawn>()
  const rules: Rule[] = []
  let count = 0

  return {
    /** Returns false if there are too many elements already. */
    takeElement: (name: string, attributes: readonly Attribute[], line: number): boolean => {
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
          uses === null
            ? attributes.flatMap(listReferences)
            : attributes.flatMap(({ value }) => idsIn(value)),
        classes: (findValue('class') ?? '').split(/\s+/),
        uses,
        children: [],
      }
      const id = findValue('id')
      // The first of several with one id is the one that counts.
      if (id !== undefined && !byId.has(id)) byId.set(id, drawn)
      ;(open.at(-1)?.children ?? roots).push(drawn)
      open.push(drawn)
      count += 1
      return count <= MAX_ELEMENTS && open.length <= MAX_DEPTH
    },
    endElement: (): void => {
      open.pop()
    },
    takeStyle: (css: string): void => void rules.push(...rulesIn(css)),
    findExcess: (): Excess | null => findExcess(roots, { byId, rules }),
  }
}

type Drawing = { byId: ReadonlyMap<string, Drawn>; rules: readonly Rule[] }

/** Draws as a browser does, until there is too much of it. */
function findExcess(roots: readonly Drawn[], drawing: Drawing): Excess | null {
  let drawnCount = 0
  let repeatedCount = 0
  const factsAbout = referencesIn(drawing)
  const path = new Set<Drawn>()

  function draw(element: Drawn, isWithin: boolean, isAgain: boolean): Excess | null {
    const excess = { element: element.name, line: element.line }
    drawnCount += 1
    const { repeated, isStyled } = factsAbout(element)
    repeatedCount += repeated + (isAgain && element.name === 'image' ? 1 : 0)
    if (drawnCount > MAX_ELEMENTS || repeatedCount > MAX_REPETITIONS) return excess
    const isInside = isWithin || element.isRepeated
    if (isInside && (repeated > 0 || isStyled)) return excess
    const used = element.uses === null ? undefined : drawing.byId.get(element.uses)
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

/** References of an element to repeated parts, and whether a style gives it one. Each element and rule is read once, however often it is drawn. */
function referencesIn({ byId, rules }: Drawing) {
  const isOfRepeated = (id: string) => byId.get(id)?.isRepeated === true
  const effective = rules.filter(({ ids }) => ids.some(isOfRepeated))
  const styledClasses = new Set(effective.flatMap(({ classes }) => classes ?? []))
  const isAnyStyled = effective.some(({ classes }) => classes === null)
  const known = new Map<Drawn, { repeated: number; isStyled: boolean }>()
  return (element: Drawn) => {
    const facts = known.get(element) ?? {
      repeated: element.references.filter(isOfRepeated).length,
      isStyled: isAnyStyled || element.classes.some((one) => styledClasses.has(one)),
    }
    known.set(element, facts)
    return facts
  }
}

/** The rules of a style that refer to something. */
function rulesIn(css: string): Rule[] {
  const bodies = withoutComments(css).split('}').slice(0, -1)
  return bodies.flatMap((text) => {
    const [selectors, body] = text.split('{').slice(-2)
    const ids = body === undefined ? [] : idsIn(body)
    return ids.length === 0 ? [] : [{ ids, classes: parseClasses(selectors ?? '') }]
  })
}

/** Removes comments; a comment that does not end stays, with everything after it. */
function withoutComments(css: string): string {
  const pieces: string[] = []
  let from = 0
  for (;;) {
    const begin = css.indexOf('/*', from)
    const end = begin === -1 ? -1 : css.indexOf('*/', begin + 2)
    if (end === -1) break
    pieces.push(css.slice(from, begin))
    from = end + 2
  }
  return [...pieces, css.slice(from)].join(' ')
}

function listReferences({ name, value }: Attribute): string[] {
  return /(?:^|:)href$/i.test(name) && value.startsWith('#') ? [value.slice(1)] : idsIn(value)
}

function idsIn(text: string): string[] {
  return [...text.matchAll(REFERENCE)].map(([, id = '']) => id.trim())
}

function parseClasses(selectors: string): string[] | null {
  const single = selectors.split(',').map((selector) => selector.trim())
  return single.every((selector) => CLASS_SELECTOR.test(selector))
    ? single.map((selector) => selector.slice(1))
    : null
}
