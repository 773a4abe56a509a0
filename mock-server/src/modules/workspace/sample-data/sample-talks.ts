import type { Language } from '@console/contracts'

export type Talk = readonly { speaker: 'seat' | 'customer'; words: string }[]

/** Sentences of whole calls, the seat's and the customer's in turn. */
const TALKS: Readonly<Record<Language, (business: string) => readonly (readonly string[])[]>> = {
  en: (business) => [
    [
      `Good morning, this is the ${business} team. Do you have two minutes?`,
      'Yes, but I am about to leave for work.',
      'I will keep it short. Your contract ends next month, and I can renew it today.',
      'What would change for me?',
      'The price stays the same, and support is included from now on.',
      'That sounds fair. Can I cancel later?',
      'Yes, at the end of every month, by phone or online.',
      'Good, please go ahead.',
      'It is done. You will get the confirmation by email in a few minutes.',
      'Thank you. Goodbye.',
    ],
    [
      `Hello, you asked us to call back about ${business}.`,
      'Right, I had a question about my last invoice.',
      'Of course. I can see it here. Which line is it about?',
      'The second one. I thought that was free in the first year.',
      'You are right, it is. I will correct it, and you get the amount back.',
      'How long does that take?',
      'Three working days at most. You will see it on your account.',
      'All right. That was quick.',
    ],
    [
      `Good afternoon, I am calling about the offer for ${business} that we sent you.`,
      'I read it, but it is too expensive for us at the moment.',
      'I understand. May I ask what you compared it with?',
      'With what we pay now. We are a small office.',
      'Then the smaller package fits better. It costs about a third less.',
      'Is everything in it that we need?',
      'The reports are monthly instead of weekly. All the rest is the same.',
      'Send it to me, and I will talk to my colleague.',
      'I will send it now, and call again on Thursday if that suits you.',
      'Thursday after two is fine.',
    ],
    [
      `Hello, thank you for calling ${business}. How can I help?`,
      'I moved last week and need to change my address.',
      'I can do that for you. What is the new address?',
      'It is on the form that I sent on Monday.',
      'I have found it. I have changed it just now, for letters and invoices.',
      'Does the date of delivery change too?',
      'No, it stays as it is.',
      'Perfect, that is all.',
    ],
  ],
  zh: (business) => [
    [
      `您好，这里是${business}，现在方便说两分钟吗？`,
      '可以，不过我马上要出门。',
      '我长话短说。您的合同下个月到期，今天就可以为您续约。',
      '续约之后有什么变化？',
      '价格不变，并且从现在起包含售后服务。',
      '听起来不错，之后能取消吗？',
      '可以的，每个月底都可以电话或者在线取消。',
      '好，那就帮我办吧。',
      '已经办好了，几分钟后您会收到确认信息。',
      '谢谢，再见。',
    ],
    [
      `您好，您之前预约了${business}的回电。`,
      '对，我想问一下上个月的账单。',
      '好的，我这边看到了，请问是哪一项？',
      '第二项，我记得第一年是免费的。',
      '您说得对，我来更正，费用会退给您。',
      '要多久能退？',
      '最多三个工作日，您在账户里就能看到。',
      '好的，处理得真快。',
    ],
    [
      `下午好，想跟您确认一下我们发给您的${business}方案。`,
      '我看过了，目前对我们来说有点贵。',
      '理解，请问您是和什么方案比较的呢？',
      '和现在用的比，我们是个小办公室。',
      '那基础方案更适合您，费用大约低三分之一。',
      '我们需要的功能都有吗？',
      '报告由每周改为每月，其他都一样。',
      '你发给我，我跟同事商量一下。',
      '我现在就发，周四再给您回电可以吗？',
      '周四下午两点以后可以。',
    ],
    [
      `您好，感谢致电${business}，请问有什么可以帮您？`,
      '我上周搬家了，想改一下地址。',
      '可以为您办理，请问新地址是？',
      '在我周一提交的表格上。',
      '我找到了，收件和账单地址都已经改好。',
      '送货日期会变吗？',
      '不会变，还是原来的日期。',
      '好的，没有别的问题了。',
    ],
  ],
}

/** Calls of a business in a language. */
export function sampleTalks(language: Language, business: string): readonly Talk[] {
  return TALKS[language](business).map((talk) =>
    talk.map((words, index) => ({
      speaker: index % 2 === 0 ? ('seat' as const) : ('customer' as const),
      words,
    })),
  )
}
