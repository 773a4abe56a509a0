import { parseExpressionAt, type AnyNode, type Expression } from 'acorn'
import { FILE_ENDINGS } from './source-file.ts'

/** A larger bundle is searched for literals only up to here. */
const MAX_SCANNED_CHARACTERS = 8_000_000
/** Files that one script may name. */
const MAX_NAMED = 1000
/** A bundle has one run time, and as a text in another one perhaps a second. */
const MAX_NAMING_FUNCTIONS = 4
/** Characters of such a function: the tables of 5,000 chunks. */
const MAX_NAMING_CHARACTERS = 400_000
/** Functions of webpack and Rspack that make the name of a chunk from its id: `r.u = (id) => …`, `r.miniCssF = …`, `r.k = …`. */
const NAMING_FUNCTION = /\.(?:u|miniCssF|k)\s{0,20}=\s{0,20}(?=(?:function\b|\(|\w{1,40}\s{0,20}=>))/g
/** Calls of such a run time that load a chunk by its id: `r.e(12)`. */
const LOADED_ID = /\.e\(\s{0,20}(?:["']([^"']{1,200})["']|(\d{1,9}))\s{0,20}\)/g
const LITERAL = new RegExp(
  String.raw`["'\`]((?:\.{0,2}/)?[\w@~][\w@~./-]{0,200}\.(?:${FILE_ENDINGS.join('|')}))["'\`]`,
  'g',
)

/**
 * The files that a script may load later, as it writes them: texts that end as a file does, and the names that the run time of
 * webpack or Rspack makes of the ids of its chunks. Some of them are no files.
 */
export function findNamedFiles(script: string): string[] {
  const text = script.slice(0, MAX_SCANNED_CHARACTERS)
  const names = new Set<string>()
  for (const [, name = ''] of text.matchAll(LITERAL)) names.add(name)
  const loaded = [...text.matchAll(LOADED_ID)].map(([, name, number]) => name ?? number ?? '')
  for (const match of [...text.matchAll(NAMING_FUNCTION)].slice(0, MAX_NAMING_FUNCTIONS)) {
    for (const name of findChunkNames(text, match.index + match[0].length, loaded)) names.add(name)
  }
  return [...names].slice(0, MAX_NAMED)
}

/** The results of a naming function for the ids that it has tables of, and for those that are loaded; none where it is another function. */
function findChunkNames(text: string, position: number, loaded: readonly string[]): string[] {
  const body = parseNamingFunction(text, position)
  if (body === null) return []
  const ids = new Set(loaded)
  collectIds(body, ids)
  return [...ids].flatMap((id) => evaluate(body, id) ?? [])
}

function parseNamingFunction(text: string, position: number): Expression | null {
  let parsed: Expression
  try {
    const part = text.slice(position, position + MAX_NAMING_CHARACTERS)
    parsed = parseExpressionAt(part, 0, { ecmaVersion: 'latest' })
  } catch {
    return null
  }
  // Minified code joins statements by commas.
  if (parsed.type === 'SequenceExpression') parsed = parsed.expressions[0] ?? parsed
  if (parsed.type === 'ArrowFunctionExpression' && parsed.body.type !== 'BlockStatement') return parsed.body
  if (parsed.type !== 'ArrowFunctionExpression' && parsed.type !== 'FunctionExpression') return null
  const { body } = parsed
  const last = body.type === 'BlockStatement' ? body.body.at(-1) : undefined
  return last?.type === 'ReturnStatement' ? (last.argument ?? null) : null
}

/** The keys of all tables in an expression are ids of chunks. */
function collectIds(expression: AnyNode, ids: Set<string>): void {
  if (expression.type === 'ObjectExpression') {
    for (const property of expression.properties) {
      const key = property.type === 'Property' ? toKey(property.key) : null
      if (key !== null) ids.add(key)
    }
    return
  }
  if (expression.type === 'BinaryExpression' || expression.type === 'LogicalExpression') {
    collectIds(expression.left, ids)
    collectIds(expression.right, ids)
  } else if (expression.type === 'MemberExpression') collectIds(expression.object, ids)
  else if (expression.type === 'ConditionalExpression') {
    collectIds(expression.test, ids)
    collectIds(expression.consequent, ids)
    collectIds(expression.alternate, ids)
  } else if (expression.type === 'TemplateLiteral')
    for (const part of expression.expressions) collectIds(part, ids)
}

function toKey(expression: AnyNode): string | null {
  if (expression.type === 'Identifier') return expression.name
  return expression.type === 'Literal' &&
    (typeof expression.value === 'string' || typeof expression.value === 'number')
    ? String(expression.value)
    : null
}

/** The text of an expression for one id; null where it says nothing for it. */
function evaluate(expression: AnyNode, id: string): string | null {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' || typeof expression.value === 'number'
        ? String(expression.value)
        : null
    case 'Identifier':
      return id
    case 'TemplateLiteral': {
      const parts = expression.expressions.map((part) => evaluate(part, id))
      if (parts.includes(null)) return null
      return expression.quasis
        .map(({ value }, index) => `${value.cooked ?? ''}${parts[index] ?? ''}`)
        .join('')
    }
    case 'BinaryExpression': {
      if (expression.operator === '===' || expression.operator === '==')
        return evaluate(expression.left, id) === evaluate(expression.right, id) ? 'true' : null
      const left = evaluate(expression.left, id)
      const right = evaluate(expression.right, id)
      return expression.operator === '+' && left !== null && right !== null ? left + right : null
    }
    case 'LogicalExpression':
      return evaluate(expression.left, id) ?? evaluate(expression.right, id)
    case 'ConditionalExpression':
      return evaluate(expression.test, id) === null
        ? evaluate(expression.alternate, id)
        : evaluate(expression.consequent, id)
    case 'MemberExpression':
      return expression.object.type === 'ObjectExpression' ? evaluateTable(expression.object, id) : null
    default:
      return null
  }
}

function evaluateTable(
  { properties }: Extract<Expression, { type: 'ObjectExpression' }>,
  id: string,
): string | null {
  for (const property of properties) {
    if (property.type === 'Property' && toKey(property.key) === id) return evaluate(property.value, id)
  }
  return null
}
