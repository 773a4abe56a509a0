import type { Text } from '../../../platform/messages/text.ts'

export const sessionRecordTexts = {
  unknownSession: {
    en: 'This session does not exist, or is not yours to see.',
    zh: '该会话不存在，或您无权查看。',
  },
  unknownBusiness: {
    en: 'The business type of the address does not exist, or is not yours to see.',
    zh: '地址中的业务类型不存在，或您无权查看。',
  },
  unknownOrganization: {
    en: 'An organisation of the address does not exist, or is not yours to see.',
    zh: '地址中的组织不存在，或您无权查看。',
  },
  unknownPerson: {
    en: 'A person of the address does not exist, or is not yours to see.',
    zh: '地址中的人员不存在，或您无权查看。',
  },
  unknownRule: {
    en: 'The quality rule of the address does not exist, or is not yours to see.',
    zh: '地址中的质检规则不存在，或您无权查看。',
  },
  unknownLabel: {
    en: 'The label of the address does not exist, or is not yours to see.',
    zh: '地址中的标签不存在，或您无权查看。',
  },
  unknownQuestion: {
    en: 'This question of the knowledge does not exist, or is of another business.',
    zh: '该知识问题不存在，或属于其他业务。',
  },
  ruleOfOtherBusiness: {
    en: 'This quality rule does not exist, or is of another business.',
    zh: '该质检规则不存在，或属于其他业务。',
  },
  unknownProject: {
    en: 'The project of the address, or its business, does not exist, or is not yours to see.',
    zh: '地址中的项目或其业务不存在，或您无权查看。',
  },
  unknownSentence: {
    en: 'This session has no such sentence, or its words are no longer stored.',
    zh: '该会话没有这句话，或内容已不再保留。',
  },
  unknownCase: { en: 'This example was removed.', zh: '该案例已被移除。' },
  alreadySaved: {
    en: 'This session is already saved as an example.',
    zh: '该会话已收入案例库。',
  },
  judgedMeanwhile: {
    en: 'Somebody else judged this meanwhile. Look at their judgement first.',
    zh: '其他人已作出判断，请先查看。',
  },
} satisfies Record<string, Text>
