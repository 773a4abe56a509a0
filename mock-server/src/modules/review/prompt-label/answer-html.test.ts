import { expect, test } from 'vitest'
import { answerHtml } from './answer-html.ts'
import type { Judgement } from './judge-prompt.ts'

const use = { input: 900, output: 334, isEstimated: true }

function answerOf(judgement: Judgement, language: 'en' | 'zh' = 'en'): string {
  const settings = { baseUrl: '', apiKey: undefined, model: '', dailyTokens: 5000, price: null }
  const judged = [{ name: 'A', judgement }]
  return answerHtml({ language, settings, judged, more: 0, usedToday: 1234, lineOf: (index) => index + 1 })
}

test.for([
  ['timeout', 'the language model took too long', '语言模型响应超时'],
  ['refused', 'the language model refused to answer', '语言模型拒绝回答'],
  ['badAnswer', 'the language model did not answer in the required form', '语言模型的回答不符合要求的格式'],
] as const)(
  '%s is said in both languages, with what it cost although nothing came of it',
  ([kind, en, zh]) => {
    expect(answerOf({ kind, use })).toBe(
      `<ul><li><strong>A</strong>: ${en}<br><small>about 1,234 tokens</small></li></ul><p>Used today: 1,234 of 5,000 tokens.</p>`,
    )
    expect(answerOf({ kind, use }, 'zh')).toContain(`</strong>: ${zh}<br><small>约 1,234 个词元</small>`)
  },
)

test('what was not sent says why, and costs nothing', () => {
  const none = { input: 0, output: 0, isEstimated: false }
  expect(answerOf({ kind: 'busy', use: none })).toContain(
    '</strong>: not evaluated: too many requests are waiting for the language model, try again in a moment</li>',
  )
  expect(answerOf({ kind: 'nothingSaid', use: none }, 'zh')).toContain(
    '</strong>: 未判定：标签检查范围内没有对话内容</li>',
  )
})

test('a hit that no single sentence shows names none, and one of several names all', () => {
  const verdict = { hit: true, sentences: [], reason: '' }
  expect(answerOf({ kind: 'judged', verdict, use })).toContain('</strong>: hit<br><small>')
  const several = { ...verdict, sentences: [0, 2] }
  expect(answerOf({ kind: 'judged', verdict: several, use })).toContain(
    '</strong>: hit in line 1 (0–1000 ms), line 3 (2000–3000 ms)<br>',
  )
})
