import { tokenize } from '@console/label-engine'

export type Insertion = { kind: 'letter'; letter: string } | { kind: 'and' | 'or' | 'not' | 'group' }
/** The text after an insertion, and where the caret is then. */
export type Inserted = { text: string; caret: number }

const GROUP = '()'

/** Inserts at the caret. An operand that follows another one is joined to it by `&&`. */
export function insertInto(text: string, caret: number, insertion: Insertion): Inserted {
  const before = text.slice(0, caret).trimEnd()
  const after = text.slice(caret).trimStart()
  const piece = toInsertedText(insertion)
  const isOperator = insertion.kind === 'and' || insertion.kind === 'or'
  const joint = !isOperator && endsWithOperand(before) ? ' && ' : spaceAfter(before)
  const begin = `${before}${joint}${piece}`
  const caretAfter = insertion.kind === 'group' ? begin.length - 1 : begin.length
  if (insertion.kind === 'group' || insertion.kind === 'not')
    return { text: begin + after, caret: caretAfter }
  const gap = after === '' ? (isOperator ? ' ' : '') : after.startsWith(')') ? '' : ' '
  return { text: begin + gap + after, caret: caretAfter + (isOperator ? gap.length : 0) }
}

function toInsertedText(insertion: Insertion): string {
  switch (insertion.kind) {
    case 'letter':
      return insertion.letter
    case 'and':
      return '&&'
    case 'or':
      return '||'
    case 'not':
      return '!'
    case 'group':
      return GROUP
  }
}

function endsWithOperand(before: string): boolean {
  const last = tokenize(before).at(-2)
  return last?.kind === 'letter' || last?.kind === 'close'
}

function spaceAfter(before: string): string {
  return before === '' || /[!(]$/.test(before) ? '' : ' '
}

/** Letters are capitals, and the signs of a Chinese keyboard mean the same as the others. */
export function normalisedExpression(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll('（', '(')
    .replaceAll('）', ')')
    .replaceAll('！', '!')
    .replaceAll('＆', '&')
    .replaceAll('｜', '|')
}
