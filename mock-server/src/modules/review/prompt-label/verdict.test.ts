import { expect, test } from 'vitest'
import { readVerdict } from './verdict.ts'

const indices = new Set([3, 4, 7])
const answer = (given: object) => JSON.stringify({ hit: true, sentences: [4], reason: 'Because.', ...given })

test('a verdict names sentences of the conversation, each once and in order', () => {
  expect(readVerdict(answer({ sentences: [7, 3, 7], more: 1 }), indices)).toEqual({
    verdict: { hit: true, sentences: [3, 7], reason: 'Because.' },
  })
  expect(readVerdict(answer({ sentences: [] }), indices)).toMatchObject({ verdict: { sentences: [] } })
})

test('what is no hit has no sentences', () => {
  expect(readVerdict(answer({ hit: false }), indices)).toEqual({
    verdict: { hit: false, sentences: [], reason: 'Because.' },
  })
})

test('an answer may be wrapped as code, and thought about aloud before', () => {
  for (const wrapped of [
    `\n\`\`\`json\n${answer({})}\n\`\`\`\n`,
    `<think>Is {"hit": false} right?</think>\n${answer({})}`,
    `<think></think> \`\`\` json \n\n${answer({})}\`\`\``,
  ])
    expect(readVerdict(wrapped, indices)).toMatchObject({ verdict: { hit: true } })
})

test.for([
  ['Yes, it is a hit.', ['JSON']],
  ['', ['JSON']],
  ['[]', ['JSON']],
  ['```', ['JSON']],
  ['```\n```', ['JSON']],
  ['```xml\n{}\n```', ['JSON']],
  ['<think>{}', ['JSON']],
  ['null', ['JSON']],
  [answer({ hit: 'yes' }), ['hit']],
  [answer({ sentences: [5] }), ['sentences']],
  [answer({ sentences: [3.5] }), ['sentences']],
  [answer({ sentences: [3, 4, 7, 3] }), ['sentences']],
  ['{"hit": true}', ['sentences', 'reason']],
  [answer({ reason: 'x'.repeat(501) }), ['reason']],
] as const)('%s is wrong in %j', ([text, wrongFields]) => {
  expect(readVerdict(text, indices)).toEqual({ wrongFields })
})

test('a reason of 500 characters is accepted', () => {
  expect(readVerdict(answer({ reason: 'x'.repeat(500) }), indices)).toHaveProperty('verdict')
})
