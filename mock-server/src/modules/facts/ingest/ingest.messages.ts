import { ingest } from '@console/contracts'
import type { Text } from '../../../platform/messages/text.ts'

/** Reasons that need no words of the schema's own. */
export const ingestTexts = {
  rangeBackwards: { en: 'The end is not after the beginning.', zh: '结束时间须晚于开始时间。' },
  shiftTooLong: { en: 'A shift lasts 24 hours at most.', zh: '班次最长 24 小时。' },
  wrongSubStatus: { en: 'This status has no such kind.', zh: '该状态没有此子状态。' },
  acceptedButNotValid: {
    en: 'What was not valid cannot have been accepted.',
    zh: '无效的推荐不能被采纳。',
  },
  inFuture: {
    en: 'This is too far in the future.',
    zh: '时间超前于服务器时钟过多。',
  },
  tooOld: {
    en: `This is more than ${ingest.MAX_AGE_DAYS} days ago.`,
    zh: `时间早于 ${ingest.MAX_AGE_DAYS} 天之前。`,
  },
  unknownAccount: { en: 'The company has no such account.', zh: '企业没有此账号。' },
  unknownBusinessType: { en: 'The company has no such business type.', zh: '企业没有此业务类型。' },
  unknownProduct: { en: 'The business has no such product.', zh: '该业务没有此产品。' },
  unknownRule: {
    en: 'The business has no such quality rule, or it was disabled by then.',
    zh: '该业务没有此质检规则，或规则当时已停用。',
  },
  unknownLabel: { en: 'The business has no such label.', zh: '该业务没有此标签。' },
  unknownQuestion: { en: 'The business has no such question.', zh: '该业务没有此问题。' },
  unknownViolation: {
    en: 'This violation has not arrived. Send it first, or in the same batch.',
    zh: '尚未收到该违规记录，请先发送，或放在同一批次。',
  },
} satisfies Record<Exclude<ingest.Reason, 'brokenField'>, Text>

export const ingestBusy = {
  en: 'Too many batches of this company are waiting. Send one after the other.',
  zh: '该企业等待处理的批次过多，请逐批发送。',
} satisfies Text
