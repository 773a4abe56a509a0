import { parse, type AnyNode, type Expression, type SpreadElement } from 'acorn'

/** Functions of antd that make the styles of a component. Their second argument computes them. */
const STYLE_FACTORIES = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook'])

/** Used where a component is rendered without the theme, which says that nothing is to be computed. */
const NO_STYLES = '() => []'

export type StyleModule = {
  code: string
  /** Names of the styles that it makes, as antd joins them: `Input-Search`, and `Button-Button`. */
  names: readonly string[]
}

/** A module of antd without the functions that compute its styles, which the bundler then leaves out. Its variables stay. */
export function withoutStyleFunctions(source: string): StyleModule {
  let code = ''
  let copied = 0
  const names: string[] = []
  for (const [name, styles] of madeStyles(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }))) {
    names.push(parseStyleName(name, source))
    code += source.slice(copied, styles.start) + NO_STYLES
    copied = styles.end
  }
  return { code: code + source.slice(copied), names }
}

type Argument = Expression | SpreadElement

/** The first two arguments of each call that makes styles, in the order of the source. */
function madeStyles(node: AnyNode): [name: Argument, styles: Argument][] {
  if (
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    STYLE_FACTORIES.has(node.callee.name)
  ) {
    const [name, styles] = node.arguments
    if (name && styles) return [[name, styles]]
  }
  return Object.values(node).flatMap((child: unknown) =>
    (Array.isArray(child) ? child : [child]).flatMap((one: unknown) => (isNode(one) ? madeStyles(one) : [])),
  )
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

/** Parses `'Button'` or `['Button', 'compact']`. */
function parseStyleName(name: Argument, source: string): string {
  const parts = name.type === 'ArrayExpression' ? name.elements : [name, name]
  return parts
    .map((part) => {
      if (part?.type === 'Literal' && typeof part.value === 'string') return part.value
      throw new Error(`antd names a style otherwise than before: ${source.slice(name.start, name.end)}`)
    })
    .join('-')
}
