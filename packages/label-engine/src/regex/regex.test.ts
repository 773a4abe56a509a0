import fc from 'fast-check'
import { RE2JS } from 're2js'
import { expect, test } from 'vitest'
import { anyText } from '../../tests/generated.ts'
import { MAX_RANGES } from '../words/occurrences.ts'
import { compileRegex, type LabelRegex } from './label-regex.ts'
import { neededLiterals } from './needed-literals.ts'
import { countStates, MAX_REGEX_STATES } from './states.ts'

function regexOf(pattern: string): LabelRegex {
  const { regex } = compileRegex(pattern)
  if (!regex) throw new Error(`${pattern} is wrong.`)
  return regex
}

test.each([
  ['(ab', 'missing closing )', null],
  ['a[b', 'missing closing ]', 1],
  ['a**', 'invalid nested repetition operator', 1],
  [String.raw`(a)\1`, 'invalid escape sequence', 3],
  ['x[z-a]', 'invalid character class range', 2],
  ['ab{2000}', 'invalid repeat count', 2],
  ['a(?=b)', 'invalid or unsupported Perl syntax', 1],
])('%s is wrong: %s, at %j', (pattern, message, position) => {
  expect(compileRegex(pattern)).toEqual({ regex: null, problem: { message, position } })
})

test('a wrong part that is there twice has no position', () => {
  expect(compileRegex(String.raw`[\1][\1]`).problem?.position).toBeNull()
})

test('case counts as written, unless the pattern says otherwise', () => {
  expect(regexOf('Refund').isFoundIn('a refund')).toBe(false)
  expect(regexOf('Refund').isFoundIn('a Refund')).toBe(true)
  expect(regexOf('(?i)Refund').isFoundIn('a rEFUND')).toBe(true)
  expect(regexOf('(?i)task').isFoundIn('TA\u017f\u212a')).toBe(true)
})

test('ranges count UTF-16 units, from left to right', () => {
  expect(regexOf('b+').findIn('😀bb שלום b')).toEqual([
    { begin: 2, end: 4 },
    { begin: 10, end: 11 },
  ])
  expect(regexOf('^a|a$').findIn('aaa')).toEqual([
    { begin: 0, end: 1 },
    { begin: 2, end: 3 },
  ])
  expect(regexOf('b*').findIn('ab')).toContainEqual({ begin: 1, end: 2 })
  expect(regexOf('.').isFoundIn('\ud83d')).toBe(true)
  expect(regexOf('x*').isFoundIn('')).toBe(true)
})

test('of a text at most 100 ranges are found, of a very long one fewer, but always one', () => {
  expect(MAX_RANGES).toBe(100)
  expect(regexOf('a').findIn('a'.repeat(100))).toHaveLength(100)
  expect(regexOf('a').findIn('a'.repeat(101))).toHaveLength(100)
  expect(regexOf('a').findIn('a'.repeat(65_536))).toHaveLength(16)
  expect(regexOf('a').findIn('a'.repeat(2_000_000))).toHaveLength(1)
})

test.each([
  ['refund', ['refund']],
  ['refunds?', ['refund']],
  ['ab+c', ['ab']],
  ['(?:order|ticket) number', [' number']],
  ['(order|ticket)', ['order', 'ticket']],
  ['a(order|ticket)+', ['order', 'ticket']],
  [String.raw`\bno\.1\b`, ['no.1']],
  ['价格|优惠', ['价格', '优惠']],
  ['(?i)Refund', ['Refund']],
  ['(?i)éa', ['a']],
  ['😀?ab', ['ab']],
  ['[^]a]x{2}y', ['x']],
  ['a{0}b{1,}', ['b']],
])('%s needs %j', (pattern, literals) => {
  expect(neededLiterals(pattern)).toEqual(literals)
})

test.each([
  String.raw`\d+`,
  'a*',
  'a|b*',
  '(a|b)?',
  'a|',
  '(?s)a',
  '(?i:a)',
  String.raw`\Qa\E`,
  'a{,2}',
  String.raw`\x41`,
  '\ud83d',
  '[[:alpha:]]a',
  '^$',
])('nothing is known to be needed by %s', (pattern) => {
  expect(neededLiterals(pattern)).toBeNull()
})

test('up to 16 literals are looked for', () => {
  const alternatives = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join('|')
  expect(neededLiterals(alternatives(16))).toHaveLength(16)
  expect(neededLiterals(alternatives(17))).toBeNull()
})

const text = fc
  .array(fc.constantFrom('a', 'b', 'A', 'B', 'k', 's', '\u017f', '\u212a', '.', ' ', '好', '😀', '\ud83d'), {
    maxLength: 10,
  })
  .map((pieces) => pieces.join(''))

const { pattern } = fc.letrec<{ pattern: string }>((tie) => {
  const repeat = fc.constantFrom('', '', '', '?', '*', '+', '{2}', '{0,1}', '{1,}', '??', '+?')
  const atom = fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom(
      'a',
      'b',
      'A',
      'k',
      's',
      '好',
      '😀',
      '.',
      String.raw`\.`,
      '[ab]',
      '[^a]',
      String.raw`\b`,
      String.raw`\w`,
      ' ',
    ),
    tie('pattern').map((inner) => `(${inner})`),
    tie('pattern').map((inner) => `(?:${inner})`),
  )
  const sequence = fc
    .array(fc.tuple(atom, repeat), { maxLength: 4 })
    .map((items) => items.map(([item, times]) => (item === String.raw`\b` ? item : item + times)).join(''))
  return {
    pattern: fc.array(sequence, { minLength: 1, maxLength: 3 }).map((alternatives) => alternatives.join('|')),
  }
})

test('looking for needed literals first changes no result', () => {
  const flagged = fc.tuple(fc.constantFrom('', '(?i)'), pattern).map((parts) => parts.join(''))
  let skipped = 0
  fc.assert(
    fc.property(flagged, fc.array(text, { minLength: 1, maxLength: 5 }), (written, texts) => {
      const engine = RE2JS.compile(written)
      const regex = regexOf(written)
      skipped += neededLiterals(written) ? 1 : 0
      for (const words of texts) expect([words, regex.isFoundIn(words)]).toEqual([words, engine.test(words)])
    }),
    { numRuns: 1500 },
  )
  expect(skipped).toBeGreaterThan(200)
})

test('no expression has more than twice the states that are counted without compiling it', () => {
  const counted = fc.constantFrom('', '{3}', '{2,}', '{0,4}', '{0}', '+', '*?')
  const repeated = fc.tuple(pattern, counted).map(([inner, times]) => `(${inner})${times}`)
  fc.assert(
    fc.property(repeated, repeated, (one, other) => {
      // The engine begins each program with one that fails, and ends it with one that matches.
      expect(RE2JS.compile(one + other).programSize()).toBeLessThanOrEqual(2 * countStates(one + other) + 4)
    }),
    { numRuns: 1000 },
  )
})

test.each([
  ['退款|退货|(?i)refund', 15],
  ['[[:alpha:]a]{12}', 12],
  [String.raw`\p{Han}\x{1F600}\Q{9}\E`, 9],
  ['a[ab]{1000}[^ab]', 1002],
  ['(a{10}){100}', 1200],
  ['(?:x{2,}|y){0,1000}', 11_000],
])('%s has at most %d states', (written, states) => {
  expect(countStates(written)).toBe(states)
})

test('an expression may have 2000 states: as many as characters, unless counted repetitions multiply', () => {
  expect(MAX_REGEX_STATES).toBe(2000)
  expect(compileRegex('a{1000}b{1000}').problem).toBeNull()
  expect(compileRegex('ab|'.repeat(666)).problem).toBeNull()
  expect(compileRegex('a{1000}b{1000}c')).toEqual({
    regex: null,
    problem: { message: 'its repetitions multiply to too many states', position: null },
  })
})

test('what is found is what the expressions of the browser find', () => {
  fc.assert(
    fc.property(pattern, text, (written, words) => {
      // \b and \w mean the same only without the flag u, and characters only with it.
      fc.pre(!/\\[bw]/.test(written) && words.isWellFormed())
      expect(regexOf(written).isFoundIn(words)).toBe(new RegExp(written, 'u').test(words))
    }),
    { numRuns: 500 },
  )
})

test('no pattern throws', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, pattern), text, (written, words) => {
      const { regex } = compileRegex(written)
      if (!regex) return
      expect(regex.findIn(words).length > 0).toBe(regex.isFoundIn(words))
    }),
    { numRuns: 300 },
  )
})
