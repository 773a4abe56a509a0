import ts from 'typescript'
import { Problem } from './plan.ts'

/** Insertions into sources. The formatter runs afterwards and breaks lines that are too long. */

const parse = (text: string) =>
  ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)

const inserted = (text: string, at: number, part: string) => text.slice(0, at) + part + text.slice(at)

/** Finds the first node, from the top, for which `pick` returns a value. */
export function findNode<Found>(text: string, pick: (node: ts.Node) => Found | undefined): Found | undefined {
  const visit = (node: ts.Node): Found | undefined => pick(node) ?? ts.forEachChild(node, visit)
  return visit(parse(text))
}

/** A value without `as const`, `satisfies` and parentheses around it. */
function unwrapExpression(node: ts.Expression | undefined): ts.Expression | undefined {
  if (
    node &&
    (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
  )
    return unwrapExpression(node.expression)
  return node
}

/** The value of a variable, wherever it is declared. */
export function valueOfVariable(text: string, name: string): ts.Expression | undefined {
  return findNode(text, (node) =>
    ts.isVariableDeclaration(node) && node.name.getText() === name
      ? unwrapExpression(node.initializer)
      : undefined,
  )
}

/** The value of the first property of a name, in whatever object. */
export function valueOfProperty(text: string, name: string): ts.Expression | undefined {
  return findNode(text, (node) =>
    ts.isPropertyAssignment(node) && node.name.getText() === name
      ? unwrapExpression(node.initializer)
      : undefined,
  )
}

export function asObject(node: ts.Node | undefined, what: string): ts.ObjectLiteralExpression {
  if (node && ts.isObjectLiteralExpression(node)) return node
  throw new Problem(`${what} is no object that something can be added to.`)
}

export function asArray(node: ts.Node | undefined, what: string): ts.ArrayLiteralExpression {
  if (node && ts.isArrayLiteralExpression(node)) return node
  throw new Problem(`${what} is no list that something can be added to.`)
}

/** True where a file declares, exports or imports a name at its top. */
export function hasName(text: string, name: string): boolean {
  const declared = new RegExp(`^(?:export )?(?:const|let|function|class|type|interface) ${name}\\b`, 'm')
  return (
    declared.test(text) ||
    findNode(text, (node) =>
      (ts.isImportSpecifier(node) || ts.isExportSpecifier(node) || ts.isNamespaceExport(node)) &&
      node.name.getText() === name
        ? true
        : undefined,
    ) === true
  )
}

/** True where two imports or variables of a file have one name. */
export function hasNameTwice(text: string, name: string): boolean {
  let count = 0
  findNode(text, (node) => {
    if ((ts.isImportSpecifier(node) || ts.isVariableDeclaration(node)) && node.name.getText() === name)
      count += 1
    return undefined
  })
  return count > 1
}

type List = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression

const listItems = (list: List): readonly ts.Node[] =>
  ts.isObjectLiteralExpression(list) ? list.properties : list.elements

/** The name of a property, or the text of an element, by which lists are sorted. */
function findKey(item: ts.Node): string {
  if (ts.isPropertyAssignment(item) || ts.isShorthandPropertyAssignment(item)) return item.name.getText()
  return item.getText()
}

/** Inserts an item after another one, or at the end of a list. */
export function withItem(list: List, item: string, after?: ts.Node): string {
  const { text } = list.getSourceFile()
  const last = after ?? listItems(list).at(-1)
  if (last === undefined) return inserted(text, list.getEnd() - 1, item)
  const rest = text.slice(last.getEnd())
  const comma = /^\s*,/.exec(rest)?.[0].length ?? 0
  const line = text.slice(text.lastIndexOf('\n', last.getStart()) + 1, last.getStart())
  const isAlone = /^\s*$/.test(line)
  const part = isAlone
    ? `\n${line}${item},`
    : ` ${item}${listItems(list).at(-1) === last && comma === 0 ? '' : ','}`
  return comma === 0 ? inserted(text, last.getEnd(), `,${part}`) : inserted(text, last.getEnd() + comma, part)
}

/** Inserts an item into a list that is sorted by names. */
export function withSortedItem(list: List, item: string): string {
  const key = /^[^\s:]+/.exec(item)?.[0] ?? item
  const after = listItems(list).findLast((one) => findKey(one) < key)
  if (after !== undefined) return withItem(list, item, after)
  const first = listItems(list)[0]
  return first === undefined
    ? withItem(list, item)
    : inserted(list.getSourceFile().text, first.getFullStart(), `\n${item},`)
}

const isImport = (statement: ts.Statement) => ts.isImportDeclaration(statement)

function readSpecifier(statement: ts.ImportDeclaration): string {
  return ts.isStringLiteral(statement.moduleSpecifier) ? statement.moduleSpecifier.text : ''
}

function sharedLength(one: string, other: string): number {
  const parts = other.split('/')
  const index = one.split('/').findIndex((part, at) => part !== parts[at])
  return index === -1 ? parts.length : index
}

/** Imports a name: adds it to the import of that module, or adds an import beside those from the same folders, in order. */
export function withImport(text: string, name: string, specifier: string): string {
  const imports = parse(text).statements.filter(isImport)
  const present = imports.find(
    (one) => readSpecifier(one) === specifier && one.importClause?.phaseModifier === undefined,
  )
  const bindings = present?.importClause?.namedBindings
  if (bindings && ts.isNamedImports(bindings)) {
    const before = bindings.elements.findLast((one) => one.name.getText() < name)
    if (bindings.elements.some((one) => one.name.getText() === name)) return text
    return before === undefined
      ? inserted(text, bindings.elements.pos, ` ${name},`)
      : inserted(text, before.getEnd(), `, ${name}`)
  }
  const line = `import { ${name} } from '${specifier}'`
  const most = Math.max(0, ...imports.map((one) => sharedLength(readSpecifier(one), specifier)))
  const near = imports.filter((one) => sharedLength(readSpecifier(one), specifier) === most)
  const after = near.findLast((one) => readSpecifier(one) < specifier)
  if (after) return inserted(text, after.getEnd(), `\n${line}`)
  const before = near[0]
  return before === undefined ? `${line}\n\n${text}` : inserted(text, before.getStart(), `${line}\n`)
}
