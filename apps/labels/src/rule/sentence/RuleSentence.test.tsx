import type { label } from '@console/contracts'
import { renderWithTexts } from '@console/testing'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, test } from 'vitest'
import { condition, typed } from '../../testing/conditions.samples.ts'
import { ruleTexts } from '../texts.ts'
import { RuleSentence } from './RuleSentence.tsx'

type Rule = Partial<ComponentProps<typeof RuleSentence>>

const WHOLE = { checkRangeType: 0, checkRangeBegin: null, checkRangeEnd: null } as const

function read(rule: Rule, language: 'en' | 'zh' = 'en'): string {
  const { unmount } = renderWithTexts(
    <RuleSentence lambdaType={0} lambdaExpr="" conditions={[]} useContext={1} {...WHOLE} {...rule} />,
    { language, messages: ruleTexts[language] },
  )
  const text = screen.getByRole('note').textContent
  unmount()
  return text
}

const agent = (made: label.Condition): label.Condition => ({ ...made, role: 0 })
const KEYWORDS = typed('A', 0, { detectType: 1, keywords: ['cancel', 'refund', 'money back'] })
const SPEED = agent(
  typed('B', 3, { detectType: 0, operator: '>', wordsPerMinute: 300, minWordsThreshold: 0 }),
)
const COOLING = agent(typed('C', 0, { detectType: 1, keywords: ['fifteen days', 'cooling-off'] }))

test('a rule is one sentence, in both languages', () => {
  const rule = {
    lambdaType: 3,
    lambdaExpr: '(A && B) || !C',
    conditions: [KEYWORDS, SPEED, COOLING],
  } as const
  expect(read({ ...rule, conditions: [...rule.conditions] })).toBe(
    'Hits when the customer says “cancel”, “refund” or “money back” and the agent speaks faster than 300 words a minute, or when the agent never says “fifteen days” or “cooling-off”.',
  )
  expect(read({ ...rule, conditions: [...rule.conditions] }, 'zh')).toBe(
    '当客户说到“cancel”、“refund”或“money back”，并且坐席有一句的语速高于每分钟 300 字；或者当坐席从未说到“fifteen days”或“cooling-off”时命中。',
  )
})

describe('how conditions are joined', () => {
  const three = [condition('A'), condition('B'), condition('C')]
  const says = 'the customer says “cancel”'
  const never = 'the customer never says “cancel”'

  test.each<[label.Rule['lambdaType'], string, string]>([
    [0, '', `Hits when ${says}, ${says} and ${says}.`],
    [1, '', `Hits when ${never}, or when ${never}, or when ${never}.`],
    [2, '', `Hits when ${says}, or when ${says}, or when ${says}.`],
    [3, 'A && (B || C)', `Hits when ${says} and (${says} or ${says}).`],
    [3, '!(A || B) && C', `Hits when ${never}, ${never} and ${says}.`],
    [3, '!!A', `Hits when ${says}.`],
  ])('type %i, %s', (lambdaType, lambdaExpr, sentence) => {
    expect(read({ lambdaType, lambdaExpr, conditions: three })).toBe(sentence)
  })

  test('where each sentence is judged alone, the sentence says so', () => {
    const rule = { lambdaType: 2, useContext: 0, conditions: three.slice(0, 2) } as const
    expect(read(rule)).toBe(`Hits at each sentence where ${says}, or where ${says}.`)
    expect(read(rule, 'zh')).toBe('逐句判断：当客户说到“cancel”；或者当客户说到“cancel”时命中该句。')
  })

  test('without conditions, or with an expression that cannot be read, it says what to do', () => {
    expect(read({})).toBe('Add a condition to read the rule as a sentence.')
    expect(read({ conditions: three, lambdaType: 3, lambdaExpr: 'A &&' })).toBe(
      'Correct the expression to read the rule as a sentence.',
    )
  })
})

/** The sentence of a rule of one condition, and of its negation. */
function both(made: label.Condition, language: 'en' | 'zh' = 'en'): string[] {
  return ['A', '!A'].map((lambdaExpr) => read({ lambdaType: 3, lambdaExpr, conditions: [made] }, language))
}

describe('what conditions say, and their negations', () => {
  test.each<[string, label.Condition, [sentence: string, negation: string]]>([
    [
      'all keywords',
      typed('A', 0, { detectType: 0, keywords: ['a', 'b'] }),
      ['the customer says “a” and “b”', 'the customer does not say all of “a” and “b”'],
    ],
    [
      'no keyword',
      typed('A', 0, { detectType: 2, keywords: ['a', 'b'] }),
      ['the customer never says “a” or “b”', 'the customer says “a” or “b”'],
    ],
    [
      'regex',
      typed('A', 1, { regex: 'a+' }),
      ['the customer says something like a+', 'the customer never says anything like a+'],
    ],
    [
      'average speed of long sentences',
      agent(typed('A', 3, { detectType: 1, operator: '<=', wordsPerMinute: 200, minWordsThreshold: 5 })),
      [
        'the agent speaks at 200 words a minute or slower in sentences of at least 5 words on average',
        'the agent does not speak at 200 words a minute or slower in sentences of at least 5 words on average',
      ],
    ],
    [
      'silence',
      typed('A', 4, { duration: 60, preSentencePolicy: 0 }),
      [
        'the customer speaks after a silence of at least 60 seconds',
        'the customer never speaks after a silence of 60 seconds or more',
      ],
    ],
    [
      'a pause',
      typed('A', 4, { duration: 9, preSentencePolicy: 1 }),
      [
        'the customer pauses for at least 9 seconds between two sentences of their own',
        'the customer never pauses for 9 seconds or more between two sentences of their own',
      ],
    ],
    [
      'turns',
      typed('A', 6, { operator: '<', round: 10 }),
      ['the customer has fewer than 10 turns', 'the customer does not have fewer than 10 turns'],
    ],
    ['hanging up', agent(typed('A', 7, {})), ['the agent hangs up', 'the agent does not hang up']],
    [
      'a count of keywords',
      typed('A', 8, { detectType: 1, keywords: ['a', 'b'], operator: '>=', hitCount: 3 }),
      [
        'the customer says “a” or “b” at least 3 times',
        'the customer does not say “a” or “b” at least 3 times',
      ],
    ],
    [
      'a count of each keyword',
      typed('A', 8, { detectType: 0, keywords: ['a', 'b'], operator: '=', hitCount: 3 }),
      [
        'the customer says each of “a” and “b” exactly 3 times',
        'the customer does not say each of “a” and “b” exactly 3 times',
      ],
    ],
    ['an answered call', typed('A', 9, { status: 1 }), ['the call is answered', 'the call is not answered']],
    [
      'an unanswered call',
      typed('A', 9, { status: 0 }),
      ['the call is not answered', 'the call is answered'],
    ],
    [
      'ringing',
      typed('A', 10, { operator: '!=', duration: 30 }),
      [
        'the call rings for anything but exactly 30 seconds',
        'the call does not ring for anything but exactly 30 seconds',
      ],
    ],
    [
      'duration',
      typed('A', 11, { operator: '<', duration: 30 }),
      ['the call lasts less than 30 seconds', 'the call does not last less than 30 seconds'],
    ],
    [
      'emotion',
      typed('A', 12, { emotion: 'ANGRY' }),
      ['the customer sounds angry', 'the customer never sounds angry'],
    ],
    [
      'nothing filled in',
      typed('A', 8, { detectType: 1, keywords: [], operator: null, hitCount: null }),
      ['the customer says … (compared with) … times', 'the customer does not say … (compared with) … times'],
    ],
  ])('%s', (_name, made, [sentence, negation]) => {
    expect(both(made)).toEqual([`Hits when ${sentence}.`, `Hits when ${negation}.`])
    const chinese = both(made, 'zh')
    expect(chinese[0]).toMatch(/^当.+时命中。$/u)
    expect(chinese[1]).not.toBe(chinese[0])
    expect(chinese.join('')).not.toMatch(/\{|\}|rule\./u)
  })
})

describe('ranges', () => {
  const ranged = (begin: number | null, end: number | null, more: Partial<label.Condition> = {}) =>
    condition('A', { checkRangeType: 1, checkRangeBegin: begin, checkRangeEnd: end, ...more })
  const relative = (begin: number, end: number) =>
    ranged(begin, end, { checkRangeType: 2, preConditionLambda: 'B' })

  test.each<[label.Condition, string, string]>([
    [ranged(0, 10), 'in the first 11 sentences', '在前 11 句内'],
    [ranged(0, 0), 'in the first sentence', '在前 1 句内'],
    [ranged(-5, -1), 'in the last 5 sentences', '在最后 5 句内'],
    [ranged(3, 3), 'in sentence 4', '在第 4 句中'],
    [ranged(2, -2), 'from sentence 3 to sentence 2 from the end', '在第 3 句到倒数第 2 句之间'],
    [
      ranged(0, 2, { checkRangePolicy: 1 }),
      'in the first 3 sentences, counting only their own sentences',
      '在前 3 句内（只数其本人的句子）',
    ],
    [relative(1, 3), '1 to 3 sentences after B', '在条件 B 之后第 1 到第 3 句'],
    [relative(-3, -1), '3 to 1 sentences before B', '在条件 B 之前第 3 到第 1 句'],
    [relative(-2, 3), 'from 2 sentences before to 3 sentences after B', '在条件 B 之前第 2 句到之后第 3 句'],
    [condition('A', { preConditionLambda: 'B' }), 'after B', '在条件 B 命中之后'],
  ])('%#', (made, english, chinese) => {
    expect(read({ conditions: [made] })).toBe(`Hits when the customer says “cancel” ${english}.`)
    expect(read({ conditions: [made] }, 'zh')).toBe(`当${chinese}，客户说到“cancel”时命中。`)
  })
})

test('a sentence that ends with what is not filled in has no full stop after its dots', () => {
  const open = typed('A', 0, { detectType: 1, keywords: [] })
  const openRange = { checkRangeType: 1, checkRangeBegin: null, checkRangeEnd: null } as const
  const says = 'Hits when the customer says'
  expect(read({ conditions: [open] })).toBe(`${says} …`)
  expect(read({ conditions: [open, { ...open, lambda: 'B' }] })).toBe(`${says} … and the customer says …`)
  expect(read({ conditions: [{ ...condition('A'), ...openRange }] })).toBe(
    `${says} “cancel” from sentence … to sentence …`,
  )
  expect(read({ conditions: [condition('A')], ...openRange })).toBe(
    `${says} “cancel”. It looks only from sentence … to sentence …`,
  )
  expect(read({ conditions: [open] }, 'zh')).toBe('当客户说到…时命中。')
  expect(read({ conditions: [{ ...condition('A'), ...openRange }] }, 'zh')).toBe(
    '当在第 … 句到第 … 句之间，客户说到“cancel”时命中。',
  )
})

test('the range of the rule itself is named after the sentence', () => {
  const rule = {
    checkRangeType: 1,
    checkRangeBegin: 0,
    checkRangeEnd: 9,
  } as const
  expect(read({ ...rule, conditions: [condition('A')] })).toBe(
    'Hits when the customer says “cancel”. It looks only in the first 10 sentences.',
  )
  expect(read({ ...rule, conditions: [condition('A')] }, 'zh')).toBe(
    '当客户说到“cancel”时命中。 只看前 10 句内的句子。',
  )
})

test('what a condition looks for is underlined in the colour of its letter', () => {
  renderWithTexts(
    <RuleSentence {...WHOLE} lambdaType={0} lambdaExpr="" useContext={1} conditions={[KEYWORDS, SPEED]} />,
    { messages: ruleTexts.en },
  )
  expect(screen.getByText('“cancel”, “refund” or “money back”').className).toMatch(/colour0/)
  expect(screen.getByText('faster than 300 words a minute').className).toMatch(/colour1/)
})
