import type { Language } from '@console/contracts'

/** What every business of a language has in common of what it keeps by hand. */
type KnowledgeTexts = {
  processes: readonly { kind: 'sales' | 'service'; name: string; steps: readonly string[] }[]
  documents: readonly { title: (business: string) => string; content: string }[]
  sellingPoints: (product: string) => readonly string[]
  intentions: readonly { name: string; phrases: readonly string[] }[]
  inspection: string
  handledNote: string
  remarks: { rejected: string; failed: string }
  /** A draft that makes an answer more precise. */
  addition: string
}

// oxfmt-ignore
export const knowledgeTexts: Readonly<Record<Language, KnowledgeTexts>> = {
  en: {
    processes: [
      { kind: 'sales', name: 'Sales call', steps: ['Greet, give your name and the company’s', 'Make sure whom you are talking to', 'Say why you call', 'Ask what is needed before offering anything', 'Offer the product that fits, with its price', 'Answer objections with facts, never by pressing', 'Sum up what was agreed and what comes next'] },
      { kind: 'service', name: 'Complaint', steps: ['Listen to the end', 'Say in your own words what went wrong', 'Look the case up before promising anything', 'Name what happens next, and by when', 'Note the case number and give it to the customer'] },
    ],
    documents: [
      { title: (business) => `What may be promised: ${business}`, content: 'Name only what stands in the terms. No outcome is ever guaranteed. Prices are those of the day of the call; a discount needs the words “subject to approval”. Passwords and codes are never asked for.' },
      { title: (business) => `How to close a call: ${business}`, content: 'Sum up what was agreed, in one sentence. Say what the customer will receive, and when. Ask whether anything is open. Thank, and let the customer hang up first.' },
    ],
    sellingPoints: (product) => [`What ${product} costs is known before the end of the call`, `${product} can be cancelled within 14 days`],
    intentions: [
      { name: 'Asks for the price', phrases: ['too expensive', 'yearly charge', 'what does it cost', 'cannot afford'] },
      { name: 'Wants to be called again', phrases: ['call me back', 'ring me next week'] },
      { name: 'Wants to buy', phrases: ['sign me up', 'let us go ahead'] },
      { name: 'Complains', phrases: ['make a complaint'] },
      { name: 'Compares with others', phrases: ['another company offered'] },
    ],
    inspection: 'Weekly inspection',
    handledNote: 'The customer had asked about something else: the wording was added to the right question.',
    remarks: { rejected: 'Please name the page of the terms.', failed: 'The price was named before the needs were asked for.' },
    addition: ' The terms on the website are those that count.',
  },
  zh: {
    processes: [
      { kind: 'sales', name: '销售通话', steps: ['问候并报姓名和公司名称', '确认对方身份', '说明来电目的', '先了解需求再介绍产品', '介绍合适的产品并说明价格', '用事实解答异议，不施压', '复述约定内容和下一步'] },
      { kind: 'service', name: '投诉处理', steps: ['耐心听完', '用自己的话复述问题', '先查记录再作承诺', '说明处理步骤和时限', '记录工单号并告知客户'] },
    ],
    documents: [
      { title: (business) => `可承诺事项：${business}`, content: '只说条款中写明的内容，不承诺结果。价格以通话当日为准，优惠须说明“以审核为准”。任何时候都不索要密码和验证码。' },
      { title: (business) => `结束通话要点：${business}`, content: '用一句话复述约定，说明客户将收到什么、何时收到，询问是否还有疑问，致谢并请客户先挂机。' },
    ],
    sellingPoints: (product) => [`${product}的费用在通话中一次说清`, `${product}十四天内可取消`],
    intentions: [
      { name: '询问价格', phrases: ['太贵了', '年费', '没有这个预算', '怎么付款'] },
      { name: '要求回电', phrases: ['晚点再打', '下周联系我'] },
      { name: '购买意向', phrases: ['帮我办理'] },
      { name: '投诉', phrases: ['我要投诉'] },
      { name: '对比竞品', phrases: ['别家给的优惠'] },
    ],
    inspection: '每周抽检',
    handledNote: '客户问的是另一个问题，已把说法补充到正确的问题下。',
    remarks: { rejected: '请注明条款页码。', failed: '未先了解需求就报价。' },
    addition: '具体以官网条款为准。',
  },
}
