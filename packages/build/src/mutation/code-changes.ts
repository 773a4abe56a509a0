import ts from 'typescript'
import type { Change } from './mutant.ts'
import { sqlChanges } from './sql-changes.ts'

const SWAPPED_OPERATORS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
  [ts.SyntaxKind.SlashToken, '*'],
  [ts.SyntaxKind.PercentToken, '*'],
])

const SWAPPED_METHODS = new Map([
  ['some', 'every'],
  ['every', 'some'],
])
/** Calls in a chain that limit or clean a value: without one, the value is taken as it comes. */
const LIMITS = new Set(
  'min max length int positive nonnegative multipleOf gt gte lt lte trim regex refine superRefine check strict filter'.split(
    ' ',
  ),
)

/** Finds the parts of a source that could be written otherwise: operators, limits, numbers, conditions, refusals and SQL. */
export function codeChanges(file: string, text: string): Change[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const changes: Change[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    changes.push(...listCodeChanges(node, source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return changes
}

function listCodeChanges(node: ts.Node, source: ts.SourceFile): Change[] {
  const replace = (part: ts.Node, replacement: string): Change[] => [
    { start: part.getStart(source), end: part.getEnd(), replacement },
  ]
  if (ts.isBinaryExpression(node)) {
    const operator = SWAPPED_OPERATORS.get(node.operatorToken.kind)
    return operator === undefined || joinsTexts(node) ? [] : replace(node.operatorToken, operator)
  }
  if (ts.isNumericLiteral(node)) return replace(node, String(Number(node.text.replaceAll('_', '')) + 1))
  if (node.kind === ts.SyntaxKind.TrueKeyword) return replace(node, 'false')
  if (node.kind === ts.SyntaxKind.FalseKeyword) return replace(node, 'true')
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return replace(node, node.operand.getText(source))
  if (ts.isIfStatement(node)) return replace(node.expression, `!(${node.expression.getText(source)})`)
  if (ts.isConditionalExpression(node)) return replace(node.condition, `!(${node.condition.getText(source)})`)
  if (ts.isThrowStatement(node)) return replace(node, ';')
  if (ts.isCallExpression(node)) return changesOfCall(node, source)
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return changesOfText(node, source)
  if (ts.isTemplateExpression(node)) return changesOfTemplate(node, source)
  return []
}

function changesOfCall(node: ts.CallExpression, source: ts.SourceFile): Change[] {
  if (!ts.isPropertyAccessExpression(node.expression)) return []
  const { expression: owner, name } = node.expression
  const swapped = SWAPPED_METHODS.get(name.text)
  if (swapped !== undefined)
    return [{ start: name.getStart(source), end: name.getEnd(), replacement: swapped }]
  const isLimit = LIMITS.has(name.text) && !(ts.isIdentifier(owner) && owner.text === 'Math')
  return isLimit ? [{ start: owner.getEnd(), end: node.getEnd(), replacement: '' }] : []
}

/** A statement in a text without the tag `sql`. */
const STATEMENT = /^\W*(?:select|insert into|update|delete from|with)\s/i

function changesOfText(node: Text, source: ts.SourceFile): Change[] {
  return isTaggedSql(node.parent) || STATEMENT.test(node.text) ? changesOfPiece(node, source) : []
}

function changesOfTemplate(node: ts.TemplateExpression, source: ts.SourceFile): Change[] {
  if (!isTaggedSql(node.parent) && !STATEMENT.test(node.head.text)) return []
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].flatMap((piece) =>
    changesOfPiece(piece, source),
  )
}

type Text = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral
type Piece = Text | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail

function changesOfPiece(piece: Piece, source: ts.SourceFile): Change[] {
  const start = piece.getStart(source)
  return sqlChanges(source.text.slice(start, piece.getEnd()), start)
}

function isTaggedSql(node: ts.Node): boolean {
  return ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'sql'
}

function joinsTexts({ operatorToken, left, right }: ts.BinaryExpression): boolean {
  const isText = (part: ts.Expression) =>
    ts.isStringLiteral(part) || ts.isTemplateExpression(part) || ts.isNoSubstitutionTemplateLiteral(part)
  return operatorToken.kind === ts.SyntaxKind.PlusToken && (isText(left) || isText(right))
}
