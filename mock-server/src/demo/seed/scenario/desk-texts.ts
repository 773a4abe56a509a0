import type { Language } from '@console/contracts'

/** Texts that people of a language set and write on the pages in frames. */
type DeskTexts = {
  opening: (business: string) => string
  closing: string
  prompts: readonly { name: string; first: string; now: string; isOfScene: boolean }[]
  tags: readonly { name: string; description: string; isEnabled: boolean }[]
  notes: readonly string[]
  /** Sessions that are saved as examples, by what they show. */
  cases: readonly { title: string; note: string }[]
  taskAnswers: readonly string[]
  taskRemarks: { passed: string; failed: string }
  handAnswers: readonly string[]
}

// oxfmt-ignore
export const deskTexts: Readonly<Record<Language, DeskTexts>> = {
  en: {
    opening: (business) => `Good day, this is the assistant of ${business}. This call is recorded. May I help you?`,
    closing: 'Thank you for your time. You will receive everything we agreed in writing.',
    prompts: [
      { name: 'Summary of a call', first: 'Sum up the call.', now: 'Sum up the call in three sentences: what the customer wanted, what was agreed, what comes next. Name no phone numbers.', isOfScene: false },
      { name: 'Check of promises', first: 'Find promises in what the seat said.', now: 'List every sentence of the seat that promises an outcome, with its time. Leave out sentences that name a condition.', isOfScene: true },
    ],
    tags: [
      { name: 'Customer was angry', description: 'Raised voice, or said so.', isEnabled: true },
      { name: 'Question left open', description: 'The customer asked and got no answer.', isEnabled: true },
      { name: 'Good example', description: 'Fit to be shown to others.', isEnabled: true },
      { name: 'Bad line', description: 'Words could not be understood. Not set any more: the recording notes it.', isEnabled: false },
    ],
    notes: ['The question about the price came back twice.', '', 'Calm and complete, to be shown in the training.'],
    cases: [{ title: 'A calm answer to “too expensive”', note: 'Names the price once, then what it covers.' }, { title: 'A complete greeting', note: 'Name, company and reason within ten seconds.' }, { title: 'A good close', note: 'Sums up what was agreed and says what comes next.' }, { title: 'A mistake put right at once', note: 'Says what was wrong, apologises once and corrects it.' }, { title: 'Listens before offering', note: 'Two open questions, then the offer that fits the answers.' }, { title: 'A refusal taken well', note: 'Thanks the customer and leaves the door open.' }],
    taskAnswers: ['I look it up in the terms, read the sentence to the customer and send it afterwards.', 'That depends on the contract: I ask for its number first and then name the rule that applies.'],
    taskRemarks: { passed: 'Complete.', failed: 'The page of the terms is missing.' },
    handAnswers: ['The figure stands on page 2 of the terms.', 'Offer to call back today, we are looking into it.', 'That is not covered; name the other product.'],
  },
  zh: {
    opening: (business) => `您好，这里是${business}的智能助理，本次通话将被录音，请问有什么可以帮您？`,
    closing: '感谢您的接听，约定内容稍后会以文字发送给您。',
    prompts: [
      { name: '通话小结', first: '总结这通电话。', now: '用三句话总结通话：客户诉求、达成的约定、后续安排。不要出现电话号码。', isOfScene: false },
      { name: '承诺检查', first: '找出坐席的承诺。', now: '列出坐席每一句承诺结果的话及其时间，带有条件的不列。', isOfScene: true },
    ],
    tags: [
      { name: '客户不满', description: '语气激动或明确表示不满。', isEnabled: true },
      { name: '问题未答', description: '客户提问但没有得到答复。', isEnabled: true },
      { name: '优秀示例', description: '适合用于培训。', isEnabled: true },
      { name: '线路不清', description: '听不清内容。已停用，改由录音系统标记。', isEnabled: false },
    ],
    notes: ['客户两次追问价格。', '', '表达完整，可用于培训。'],
    cases: [{ title: '沉着回应“太贵了”', note: '价格只说一次，然后说明保障内容。' }, { title: '完整的开场白', note: '十秒内报出姓名、公司和来意。' }, { title: '结束语示范', note: '总结约定事项并说明下一步。' }, { title: '及时更正口误', note: '说明错在哪里，致歉一次并更正。' }, { title: '先倾听再推荐', note: '先问两个开放式问题，再推荐合适的方案。' }, { title: '得体地接受拒绝', note: '感谢客户，并为下次联系留有余地。' }],
    taskAnswers: ['先查条款，念给客户听，通话后再发文字。', '以合同为准，先问合同号，再说明适用的规则。'],
    taskRemarks: { passed: '回答完整。', failed: '请注明条款页码。' },
    handAnswers: ['金额在条款第二页。', '先答应今天回电，我们正在核实。', '这项不在保障内，请介绍另一款产品。'],
  },
}
