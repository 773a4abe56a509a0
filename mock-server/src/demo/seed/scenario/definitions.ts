import type { Language } from '@console/contracts'
import type { Phrase, ScenarioRule } from './scenario-model.ts'

type SceneDefinition = { name: string; rules: readonly Omit<ScenarioRule, 'id'>[] }
/** Recipient and form of the report of a hit. */
type Push = { pushTo: number; pushType: number; pushTemplate: number; pushContent: string }
type LabelDefinition = { name: string; phrases: readonly Phrase[]; push?: Push }

/** Definitions of quality rules and labels in each language, the same in every business. */
type Definitions = {
  scenes: readonly SceneDefinition[]
  labels: readonly LabelDefinition[]
  /** A label that is judged by a language model. The demo has no model, so the label is not enabled. */
  promptLabel: { name: string; prompt: string }
}

// oxfmt-ignore
export const definitions: Readonly<Record<Language, Definitions>> = {
  en: {
    scenes: [
      { name: 'Promises', rules: [
        { name: 'Guarantees an outcome', level: 3, phrases: [{ phrase: 'guaranteed payout', sentence: 'With us it is a guaranteed payout, whatever happens.' }, { phrase: 'cannot be refused', sentence: 'Believe me, this cannot be refused.' }] },
        { name: 'Presses for a decision', level: 2, phrases: [{ phrase: 'only if you say yes now', sentence: 'I can do that only if you say yes now.' }, { phrase: 'tomorrow it is gone', sentence: 'You had better decide, tomorrow it is gone.' }] },
      ] },
      { name: 'Privacy', rules: [
        { name: 'Asks for a secret', level: 3, phrases: [{ phrase: 'read me your password', sentence: 'Then please read me your password and I do it for you.' }, { phrase: 'tell me the code', sentence: 'You get a message in a second, just tell me the code.' }] },
        { name: 'Names another customer', level: 2, phrases: [{ phrase: 'another customer of mine', sentence: 'Mr Hale, another customer of mine, pays the same.' }] },
      ] },
      { name: 'Manner', rules: [
        { name: 'Rude words', level: 3, phrases: [{ phrase: 'that is your problem', sentence: 'Well, that is your problem, is it not?' }, { phrase: 'wasting my time', sentence: 'Honestly, you are wasting my time.' }] },
        { name: 'Interrupts', level: 1, phrases: [{ phrase: 'let me finish first', sentence: 'No, let me finish first.' }, { phrase: 'just listen', sentence: 'Please just listen for once.' }] },
        { name: 'Vague about the company', level: 1, phrases: [{ phrase: 'calling from the company', sentence: 'I am calling from the company, you know which.' }] },
        { name: 'Filler words', level: 0, phrases: [{ phrase: 'you know what I mean', sentence: 'It is sort of the same, you know what I mean.' }, { phrase: 'at the end of the day', sentence: 'At least, at the end of the day, it is cheaper.' }] },
      ] },
    ],
    labels: [
      { name: 'Price too high', phrases: [{ phrase: 'too expensive', sentence: 'To be honest that is too expensive for me.' }, { phrase: 'cannot afford', sentence: 'I cannot afford that at the moment.' }] },
      { name: 'Wants a call back', phrases: [{ phrase: 'call me back', sentence: 'Could you call me back in the evening?' }, { phrase: 'ring me next week', sentence: 'Please ring me next week instead.' }] },
      { name: 'Names a competitor', phrases: [{ phrase: 'another company offered', sentence: 'You see, another company offered me the same.' }] },
      { name: 'Ready to buy', phrases: [{ phrase: 'sign me up', sentence: 'That sounds good, sign me up.' }, { phrase: 'let us go ahead', sentence: 'All right, let us go ahead.' }] },
      { name: 'Complaint', phrases: [{ phrase: 'make a complaint', sentence: 'I would like to make a complaint about that.', emotion: 'ANGRY' }], push: { pushTo: 1, pushType: 0, pushTemplate: 20, pushContent: 'Offer to pass the complaint on.' } },
    ],
    promptLabel: { name: 'Likely to cancel', prompt: 'The customer says, or makes clear without saying it, that they think of ending their contract: they ask for the notice period, compare prices or doubt that they still need it. General complaints without such a sign do not count.' },
  },
  zh: {
    scenes: [
      { name: '承诺', rules: [
        { name: '承诺结果', level: 3, phrases: [{ phrase: '百分之百通过', sentence: '您放心，我这边办百分之百通过。' }, { phrase: '保证赔付', sentence: '不管什么情况我们都保证赔付。' }] },
        { name: '逼迫决定', level: 2, phrases: [{ phrase: '现在不办就没有了', sentence: '这个名额现在不办就没有了。' }, { phrase: '必须马上决定', sentence: '您必须马上决定，不能再拖了。' }] },
      ] },
      { name: '隐私', rules: [
        { name: '索要密码或验证码', level: 3, phrases: [{ phrase: '把密码告诉我', sentence: '您把密码告诉我，我帮您操作。' }, { phrase: '验证码念给我', sentence: '收到短信后把验证码念给我。' }] },
        { name: '透露他人信息', level: 2, phrases: [{ phrase: '我的另一位客户', sentence: '我的另一位客户黄先生也是这个价。' }] },
      ] },
      { name: '态度', rules: [
        { name: '不文明用语', level: 3, phrases: [{ phrase: '你听不懂吗', sentence: '我都说了几遍了，你听不懂吗？' }, { phrase: '这不关我的事', sentence: '那是别的部门，这不关我的事。' }] },
        { name: '抢话', level: 1, phrases: [{ phrase: '你先听我说完', sentence: '别急，你先听我说完。' }] },
        { name: '未报公司名称', level: 1, phrases: [{ phrase: '我是公司这边的', sentence: '我是公司这边的，您知道的。' }] },
        { name: '口头禅', level: 0, phrases: [{ phrase: '说白了', sentence: '说白了就是差不多。' }, { phrase: '你懂的', sentence: '大家都这么办，你懂的。' }] },
      ] },
    ],
    labels: [
      { name: '嫌贵', phrases: [{ phrase: '太贵了', sentence: '这个价格对我来说太贵了。' }, { phrase: '没有这个预算', sentence: '今年没有这个预算。' }] },
      { name: '要求回电', phrases: [{ phrase: '晚点再打', sentence: '你晚点再打给我吧。' }, { phrase: '下周联系我', sentence: '你下周联系我。' }] },
      { name: '提到竞品', phrases: [{ phrase: '别家给的优惠', sentence: '别家给的优惠更多。' }] },
      { name: '购买意向', phrases: [{ phrase: '帮我办理', sentence: '那就帮我办理吧。' }, { phrase: '怎么付款', sentence: '听起来不错，怎么付款？' }] },
      { name: '投诉', phrases: [{ phrase: '我要投诉', sentence: '这件事我要投诉。', emotion: 'ANGRY' }], push: { pushTo: 1, pushType: 0, pushTemplate: 20, pushContent: '请主动提出转交投诉。' } },
    ],
    promptLabel: { name: '可能退订', prompt: '客户明确表示，或虽未明说但流露出想终止合同的意思：询问解约期限、比较价格，或怀疑自己是否还需要。没有这类迹象的一般投诉不算。' },
  },
}
