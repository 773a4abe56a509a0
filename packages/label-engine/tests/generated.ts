import { label, withoutHiddenMarks } from '@console/contracts'
import fc from 'fast-check'
import type { CallFacts, Conversation, Role, Sentence } from '../src/conversation.ts'
import { type Expression, printExpression } from '../src/expression/tree.ts'
import { toLetter } from '../src/letters.ts'

/** Letters in two cases, widths and scripts, composed or not, emoji, parts of surrogate pairs, hidden marks, and one that grows. */
const PIECES = [
  'a',
  'b',
  'A',
  'ab',
  'İ',
  'i',
  'Σ',
  'ς',
  'σ',
  '😀',
  '\ud83d',
  '\ude00',
  'שלום',
  '好',
  'ー',
  ' ',
  '  ',
  '7',
  'é',
  'e\u0301',
  'ａ',
  '\u200B',
  '…',
  '.',
] as const
const REGEXES = [
  'a',
  '(?i)A+b',
  '^a',
  'a$',
  'a|好',
  String.raw`\bab\b`,
  '(?:ab)+',
  'x*',
  '[ab]{2}',
  '(?i)Σ',
  '😀',
  '.',
  String.raw`\p{L}\d`,
  '(a|b) a',
]
/** These are drawn more often than facts of the call. */
const TYPES_OF_SENTENCES = [0, 0, 1, 3, 4, 6, 8, 12] as const
const MAX_SENTENCES = 10
const STEP_MS = 500

const MAX_UNIT = 0xff_ff
/** Any UTF-16 units, in pairs or not. */
export const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 127 }), fc.integer({ min: 0, max: MAX_UNIT })), { maxLength: 20 })
  .map((units) => String.fromCharCode(...units))

const words = fc
  .array(fc.constantFrom(...PIECES), { maxLength: 5, size: 'max' })
  .map((pieces) => pieces.join(''))
const keyword = fc
  .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 2 })
  .map((pieces) => withoutHiddenMarks(pieces.join('')).trim())
  .filter((text) => text !== '')
const keywords = fc.array(fc.oneof(fc.constantFrom('a', 'b', '好'), keyword), { minLength: 1, maxLength: 3 })
const role = fc.constantFrom<Role>(0, 1)
const operator = fc.constantFrom(...label.OPERATORS)

const arbitrarySentences = (minLength: number): fc.Arbitrary<Sentence[]> =>
  fc
    .array(
      fc.record({
        role,
        words,
        gap: fc.integer({ min: -1, max: 4 }),
        duration: fc.option(fc.integer({ min: 0, max: 4 })),
        emotion: fc.constantFrom(null, 'ANGRY', 'ANGRY', 'CALM'),
      }),
      { minLength, maxLength: MAX_SENTENCES, size: 'max' },
    )
    .map((drafts) => {
      let nowMs = 0
      return drafts.map(({ gap, duration, ...rest }) => {
        const beginMs = nowMs + gap * STEP_MS
        const endMs = duration === null ? null : beginMs + duration * STEP_MS
        nowMs = endMs ?? beginMs
        return { ...rest, beginMs, endMs }
      })
    })

/** Often long enough for windows after a hit. */
export const sentences = fc.oneof(arbitrarySentences(0), arbitrarySentences(MAX_SENTENCES / 2))

const facts: fc.Arbitrary<CallFacts> = fc.record({
  accepted: fc.option(fc.boolean()),
  ringSeconds: fc.option(fc.integer({ min: 0, max: 3 })),
  talkSeconds: fc.option(fc.integer({ min: 0, max: 3 })),
  hungUpBy: fc.option(role),
})

export const conversation: fc.Arbitrary<Conversation> = fc.record({ sentences, facts })

const duration = fc.integer({ min: 1, max: 3 })
const detectType = fc.constantFrom(0, 1, 2)
const params: Record<label.ConditionType, fc.Arbitrary<unknown>> = {
  0: fc.record({ detectType, keywords }),
  1: fc.record({ regex: fc.constantFrom(...REGEXES) }),
  3: fc.record({
    detectType: fc.constantFrom(0, 1),
    operator,
    wordsPerMinute: fc.constantFrom(30, 60, 80, 120, 240),
    minWordsThreshold: fc.integer({ min: 0, max: 3 }),
  }),
  4: fc.record({ duration, preSentencePolicy: fc.constantFrom(0, 1) }),
  6: fc.record({ operator, round: fc.integer({ min: 1, max: 4 }) }),
  7: fc.constant({}),
  8: fc.record({ detectType, keywords, operator, hitCount: fc.integer({ min: 1, max: 3 }) }),
  9: fc.record({ status: fc.constantFrom(0, 1) }),
  10: fc.record({ operator, duration }),
  11: fc.record({ operator, duration }),
  12: fc.constant({ emotion: 'ANGRY' }),
}

const bound = fc.integer({ min: -4, max: 4 })
/** With the same sign, the begin is not after the end. */
const bounds = fc.tuple(bound, bound).map(([one, other]) => {
  const [begin, end] = one < 0 === other < 0 && one > other ? [other, one] : [one, other]
  return { checkRangeBegin: begin, checkRangeEnd: end }
})
const noBounds = { checkRangeBegin: null, checkRangeEnd: null }

const conditionDraft = fc
  .constantFrom(...Object.values(label.CONDITION_TYPE), ...TYPES_OF_SENTENCES, ...TYPES_OF_SENTENCES)
  .chain((type) =>
    fc.record({
      type: fc.constant(type),
      param: params[type].map((param) => JSON.stringify(param)),
      role,
      range: fc.oneof(fc.constant(null), bounds),
      isRelative: fc.boolean(),
      checkRangePolicy: fc.constantFrom<0 | 1>(0, 1),
      // Its pre-condition, one of the conditions before it.
      waitsFor: fc.option(fc.nat({ max: 2 })),
    }),
  )

const conditions: fc.Arbitrary<label.Condition[]> = fc
  .tuple(fc.array(conditionDraft, { minLength: 1, maxLength: 4, size: 'max' }), fc.boolean())
  .map(([drafts, isReversed]) => {
    const built = drafts.map(({ range, isRelative, waitsFor, ...rest }, index): label.Condition => {
      const before = waitsFor === null || index === 0 ? '' : toLetter(waitsFor % index)
      const ofRange = range === null ? 0 : isRelative && before !== '' ? 2 : 1
      return {
        id: 0,
        lambda: toLetter(index),
        ...rest,
        checkRangeType: ofRange,
        ...(range ?? noBounds),
        preConditionLambda: before,
      }
    })
    return isReversed ? built.toReversed() : built
  })

/** Expressions over some letters. */
export function expressions(letters: readonly string[]): fc.Arbitrary<Expression> {
  const { tree } = fc.letrec<{ tree: Expression }>((tie) => {
    const parts = fc.array(tie('tree'), { minLength: 2, maxLength: 3 })
    return {
      tree: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom(...letters).map((letter): Expression => ({ kind: 'letter', letter })),
        tie('tree').map((of): Expression => ({ kind: 'not', of })),
        fc
          .tuple(fc.constantFrom<'all' | 'any'>('all', 'any'), parts)
          .map(([kind, of]): Expression => ({ kind, of })),
      ),
    }
  })
  return tree
}

/** Rules without problems, with every type of condition, ranges of all kinds, pre-conditions and expressions. */
export const rule: fc.Arbitrary<label.Rule> = conditions.chain((built) =>
  fc
    .record({
      lambdaType: fc.constantFrom<0 | 1 | 2 | 3>(0, 1, 2, 3),
      expression: expressions(built.map(({ lambda }) => lambda))
        .map(printExpression)
        .filter((text) => text.length <= label.MAX_EXPRESSION_CHARACTERS),
      useContext: fc.constantFrom<0 | 1>(0, 1),
      maxHitCnt: fc.integer({ min: 0, max: 3 }),
      range: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: bounds }),
    })
    .map(({ lambdaType, expression, useContext, maxHitCnt, range }) => ({
      id: 0 as const,
      labelType: label.LABEL_TYPE.rule,
      checkRangeType: range ? 1 : 0,
      ...(range ?? noBounds),
      useContext,
      maxHitCnt: useContext === 1 ? 1 : maxHitCnt,
      lambdaType,
      lambdaExpr: lambdaType === 3 ? expression : '',
      conditions: built,
      promptContent: '',
      sessionCollectRound: null,
    })),
)

const plainRule = {
  id: 0 as const,
  labelType: label.LABEL_TYPE.rule,
  checkRangeType: 0 as const,
  ...noBounds,
  lambdaExpr: '',
  promptContent: '',
  sessionCollectRound: null,
}

const frequentParams: Partial<Record<label.ConditionType, fc.Arbitrary<unknown>>> = {
  0: fc.record({ detectType, keywords: fc.constantFrom(['b'], ['a', 'b'], ['c', 'b']) }),
  1: fc.constant({ regex: 'b|c' }),
  6: fc.record({ operator, round: fc.integer({ min: 1, max: 3 }) }),
  8: fc.record({
    detectType,
    keywords: fc.constantFrom(['b'], ['a', 'b'], ['c', 'b', 'a']),
    operator,
    hitCount: fc.integer({ min: 1, max: 3 }),
  }),
  12: fc.constant({ emotion: 'ANGRY' }),
}

/** A condition in windows around the hits of another one, where both are said often. */
export const relativeRule: fc.Arbitrary<label.Rule> = fc
  .record({
    type: fc.constantFrom<0 | 1 | 6 | 8 | 12>(0, 1, 6, 8, 8, 12),
    roles: fc.tuple(role, role),
    bounds,
    checkRangePolicy: fc.constantFrom<0 | 1>(0, 1),
    useContext: fc.constantFrom<0 | 1>(0, 1, 1),
  })
  .chain(({ type, roles, bounds: window, checkRangePolicy, useContext }) =>
    (frequentParams[type] ?? fc.constant({})).map((param) => ({
      ...plainRule,
      useContext,
      maxHitCnt: useContext,
      lambdaType: 0 as const,
      conditions: [
        {
          id: 0 as const,
          lambda: 'A',
          type: 0 as const,
          role: roles[0],
          checkRangeType: 0 as const,
          ...noBounds,
          checkRangePolicy: 0 as const,
          preConditionLambda: '',
          param: JSON.stringify({ detectType: 1, keywords: ['a'] }),
        },
        {
          id: 0 as const,
          lambda: 'B',
          type,
          role: roles[1],
          checkRangeType: 2 as const,
          ...window,
          checkRangePolicy,
          preConditionLambda: 'A',
          param: JSON.stringify(param),
        },
      ],
    })),
  )

/** Calls in which few words are said often. */
export const repetitiveConversation: fc.Arbitrary<Conversation> = fc
  .array(
    fc.record({
      role,
      words: fc.constantFrom('a', 'b', 'c', 'a b', 'b b', 'b c b', '', '-', '-', '-'),
      emotion: fc.constantFrom(null, 'ANGRY'),
    }),
    { minLength: 4, maxLength: 14, size: 'max' },
  )
  .map((drafts) => ({
    sentences: drafts.map((draft, index) => ({
      ...draft,
      beginMs: index * STEP_MS,
      endMs: (index + 1) * STEP_MS,
    })),
    facts: { accepted: null, ringSeconds: null, talkSeconds: null, hungUpBy: null },
  }))
