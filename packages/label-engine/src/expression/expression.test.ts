import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildRule } from '../../tests/build-rule.ts'
import { anyText, expressions } from '../../tests/generated.ts'
import { evaluate, toNormalForm } from './normal-form.ts'
import { parseRuleExpression } from './parse-rule-expression.ts'
import { MAX_EXPRESSION_DEPTH, parseExpression } from './parser.ts'
import { collectLetters, type Expression, printExpression } from './tree.ts'

const letter = (name: string): Expression => ({ kind: 'letter', letter: name })
const A = letter('A')
const B = letter('B')
const C = letter('C')
const treeOf = (text: string) => parseExpression(text).expression
const problemOf = (text: string, letters?: readonly string[]) =>
  parseExpression(text, letters && { letters: new Set(letters) }).problem

test('not binds tighter than and, and tighter than or, parentheses tightest', () => {
  expect(treeOf('A || B && !C')).toEqual({
    kind: 'any',
    of: [A, { kind: 'all', of: [B, { kind: 'not', of: C }] }],
  })
  expect(treeOf('(A||B)&&!!C')).toEqual({
    kind: 'all',
    of: [
      { kind: 'any', of: [A, B] },
      { kind: 'not', of: { kind: 'not', of: C } },
    ],
  })
  expect(treeOf('!A && B')).toEqual({ kind: 'all', of: [{ kind: 'not', of: A }, B] })
  expect(treeOf(' \t\u3000AA\n')).toEqual(letter('AA'))
})

test.each([
  ['', 'empty', 0, 0],
  ['  ', 'empty', 0, 2],
  ['A & B', 'unknownCharacter', 2, 1],
  ['A && b', 'unknownCharacter', 5, 1],
  ['A 😀', 'unknownCharacter', 2, 2],
  ['\ud83d', 'unknownCharacter', 0, 1],
  ['A &&', 'unexpectedEnd', 4, 0],
  ['!', 'unexpectedEnd', 1, 0],
  ['A B', 'unexpectedToken', 2, 1],
  ['A)', 'unexpectedToken', 1, 1],
  ['()', 'unexpectedToken', 1, 1],
  ['A && || B', 'unexpectedToken', 5, 2],
  ['A && (B || (A)', 'unclosedParenthesis', 5, 1],
  ['A || C', 'unknownLetter', 5, 1],
  ['AB', 'unknownLetter', 0, 2],
])('%j is wrong: %s at %i, %i long', (text, ...[kind, position, length]) => {
  expect(problemOf(text, ['A', 'B'])).toEqual({ kind, position, length })
})

test('letters are known or not only where there is a list of them', () => {
  expect(problemOf('ABC')).toBeNull()
})

test('an expression of 500 characters is read, one of 501 is too long', () => {
  expect(problemOf('A'.padEnd(500))).toBeNull()
  expect(problemOf('A'.padEnd(501))).toEqual({ kind: 'tooLong', position: 500, length: 1 })
})

test('1,000 levels of parentheses or negations are read, one more is too deep', () => {
  expect(MAX_EXPRESSION_DEPTH).toBe(1000)
  const nested = (levels: number) => `${'('.repeat(levels)}A${')'.repeat(levels)}`
  const options = { maxCharacters: 10_000 }
  expect(parseExpression(nested(1000), options).expression).toEqual(A)
  expect(parseExpression(nested(1001), options).problem).toEqual({
    kind: 'tooDeep',
    position: 1000,
    length: 1,
  })
  expect(parseExpression(`${'!'.repeat(1000)}A`, options).problem).toBeNull()
  expect(parseExpression(`${'!'.repeat(1001)}A`, options).problem?.kind).toBe('tooDeep')
  const deep = parseExpression(`${'!(B&&'.repeat(500)}A${')'.repeat(500)}`, options).expression
  expect(deep && collectLetters(deep)).toEqual(['B', 'A'])
  expect(deep && evaluate(toNormalForm(deep), (name, isNegated) => (name === 'B') !== isNegated)).toBe(false)
})

test('10,000 characters are read, however they nest', () => {
  const options = { maxCharacters: 10_000 }
  expect(parseExpression('A&&B||'.repeat(1666) + 'A', options).expression?.kind).toBe('any')
  for (const character of ['(', '!', 'A', '&', ')']) {
    expect(parseExpression(character.repeat(10_000), options)).toBeDefined()
  }
})

test('no text throws, and a problem is inside the text', () => {
  const pieces = fc.array(
    fc.constantFrom('A', 'B', 'AA', '&&', '||', '!', '(', ')', ' ', '&', '|', 'a', '😀', '\ud83d'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((parts) => parts.join('')),
        anyText,
      ),
      (text) => {
        const { expression, problem } = parseExpression(text, { letters: new Set(['A', 'B']) })
        expect(expression === null).toBe(problem !== null)
        expect((problem?.position ?? 0) + (problem?.length ?? 0)).toBeLessThanOrEqual(text.length)
      },
    ),
    { numRuns: 1000 },
  )
})

test('a printed expression is read as the same tree', () => {
  fc.assert(
    fc.property(expressions(['A', 'B', 'C', 'AA']), (tree) => {
      expect(parseExpression(printExpression(tree), { maxCharacters: Infinity }).expression).toEqual(tree)
    }),
    { numRuns: 500 },
  )
})

test('the normal form negates letters only, and means the same', () => {
  const meaning = (tree: Expression, isTrue: (name: string) => boolean): boolean => {
    if (tree.kind === 'letter') return isTrue(tree.letter)
    if (tree.kind === 'not') return !meaning(tree.of, isTrue)
    return tree.kind === 'all'
      ? tree.of.every((part) => meaning(part, isTrue))
      : tree.of.some((part) => meaning(part, isTrue))
  }
  fc.assert(
    fc.property(expressions(['A', 'B', 'C']), fc.subarray(['A', 'B', 'C']), (tree, trueLetters) => {
      const isTrue = (name: string) => trueLetters.includes(name)
      const form = toNormalForm(tree)
      expect(evaluate(form, (name, isNegated) => isTrue(name) !== isNegated)).toBe(meaning(tree, isTrue))
    }),
    { numRuns: 500 },
  )
})

test('the letters of an expression are named once, in the order of their use', () => {
  const tree = treeOf('C && (A || !C) && B')
  expect(tree && collectLetters(tree)).toEqual(['C', 'A', 'B'])
})

test.each([
  [0, 'A && B && C'],
  [1, '!(A && B && C)'],
  [2, 'A || B || C'],
] as const)('lambdaType %i combines the conditions as %s', (lambdaType, text) => {
  const { expression } = parseRuleExpression(buildRule([{}, {}, {}], { lambdaType }))
  expect(expression && printExpression(expression)).toBe(text)
})

test('one condition alone is its letter, or not its letter', () => {
  expect(parseRuleExpression(buildRule([{}])).expression).toEqual(A)
  expect(parseRuleExpression(buildRule([{}], { lambdaType: 1 })).expression).toEqual({ kind: 'not', of: A })
  expect(parseRuleExpression(buildRule([])).problem?.kind).toBe('empty')
})

test('an expression of its own may use the letters of the rule only', () => {
  const custom = (lambdaExpr: string) =>
    parseRuleExpression(buildRule([{}, {}], { lambdaType: 3, lambdaExpr }))
  expect(custom('B').expression).toEqual(B)
  expect(custom('C').problem).toEqual({ kind: 'unknownLetter', position: 0, length: 1 })
})
