import type { Text } from '../../../platform/messages/text.ts'

/** Texts of the dialog that tries prompt labels; `{…}` is filled in. */
export const promptLabelTexts = {
  voiceId: {
    en: 'The session id, a hyphen and the number of the line, from 1 to {max}.',
    zh: '格式为会话 ID、连字符和行号，行号为 1 至 {max}。',
  },
  noLabel: {
    en: 'This product has no saved prompt label.',
    zh: '该产品没有已保存的提示词标签。',
  },
  noEnabledLabel: {
    en: 'This product has no enabled prompt label.',
    zh: '该产品没有已启用的提示词标签。',
  },
  notConfigured: {
    en: 'No language model is configured on this server, so prompt labels are not evaluated. Rule labels still work.',
    zh: '服务器未配置语言模型，无法判定提示词标签。规则标签仍可使用。',
  },
  hit: { en: 'hit', zh: '命中' },
  noHit: { en: 'no hit', zh: '未命中' },
  hitIn: { en: 'hit in {lines}', zh: '命中（{lines}）' },
  line: { en: 'line {line} ({begin}–{end} ms)', zh: '第 {line} 行（{begin}–{end} 毫秒）' },
  nothingSaid: {
    en: 'not evaluated: nothing was said in the range that the label checks',
    zh: '未判定：标签检查范围内没有对话内容',
  },
  refused: { en: 'the language model refused to answer', zh: '语言模型拒绝回答' },
  timeout: { en: 'the language model took too long', zh: '语言模型响应超时' },
  unavailable: { en: 'the language model could not be reached', zh: '无法连接语言模型' },
  unavailableStatus: {
    en: 'the language model answered with an error (HTTP {status})',
    zh: '语言模型返回错误（HTTP {status}）',
  },
  badAnswer: {
    en: 'the language model did not answer in the required form',
    zh: '语言模型的回答不符合要求的格式',
  },
  overBudget: {
    en: 'not evaluated: your company’s budget for today ({budget} tokens) is used up or too small for this request',
    zh: '未判定：贵公司今日额度（{budget} 个词元）已用完或不足以完成本次请求',
  },
  busy: {
    en: 'not evaluated: too many requests are waiting for the language model, try again in a moment',
    zh: '未判定：等待语言模型的请求过多，请稍后重试',
  },
  tokens: { en: '{tokens} tokens', zh: '{tokens} 个词元' },
  estimatedTokens: { en: 'about {tokens} tokens', zh: '约 {tokens} 个词元' },
  usedToday: {
    en: 'Used today: {used} of {budget} tokens.',
    zh: '今日已用：{used} / {budget} 个词元。',
  },
  moreLabels: {
    en: 'Only the first {judged} labels were evaluated; the product has {more} more.',
    zh: '仅判定了前 {judged} 个标签，该产品另有 {more} 个。',
  },
} as const satisfies Record<string, Text>
