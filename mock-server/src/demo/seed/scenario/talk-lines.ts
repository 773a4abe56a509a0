import type { Language } from '@console/contracts'
import type { Exchange } from './business-lines.ts'

/** Sentences of calls of any business, by stage. */
type TalkLines = {
  greetings: readonly Exchange[]
  inboundOpenings: readonly string[]
  /** One after the other. */
  inboundGreetings: readonly Exchange[]
  /** Replies to a customer's interjections. */
  replies: readonly string[]
  /** The seat's first sentence, before anybody else spoke. */
  openings: readonly string[]
  middle: readonly Exchange[]
  quotes: readonly { seat: string; customer: string; reply: string }[]
  deals: readonly Exchange[]
  refusals: readonly Exchange[]
  days: readonly string[]
}

// oxfmt-ignore
export const talkLines: Readonly<Record<Language, TalkLines>> = {
  en: {
    openings: ['Good morning, this call is recorded. Do I speak to the holder of the account?', 'Hello, my name is on your screen, I am with customer services. Is now a good time?', 'Good afternoon, I hope I do not disturb you. It will take three minutes.'],
    greetings: [['Yes, speaking.', 'Thank you. May I check your postcode first?'], ['Hello, who is this please?', 'I am with the service centre. I can give you a number to check that.'], ['I have a minute, go on.', 'That is kind, I will be short.'], ['Yes, what is it about?', 'I will tell you at once.']],
    inboundOpenings: ['Thank you for calling, this call is recorded. How can I help?', 'Customer services, good day. What can I do for you?'],
    inboundGreetings: [['Hello, I have a question about {product}.', 'Gladly. May I have your postcode first?'], ['It is the one on my letter.', 'Thank you, now I have your file in front of me.']],
    replies: ['I understand. Let me see what I can do.', 'Thank you for saying so, I have noted it.', 'All right, I will take that down.'],
    middle: [['Could you say that again, the line is bad?', 'Of course. Is it better now?'], ['Just a moment, I need my glasses.', 'Take your time.'], ['What happens if I do nothing?', 'Then all stays as it is, and we write to you in {number} weeks.'], ['Can I have that by e-mail?', 'Yes, I will send it to the address that we have.'], ['How long does it run?', 'Twelve months from the day that you choose.'], ['Is there anything in small print?', 'One page. I will read you the two points that matter.'], ['My neighbour has the same.', 'Many in your street do, there was a letter in spring.'], ['I would like to think about it.', 'Of course. What would help you to decide?'], ['And who do I talk to if something goes wrong?', 'This number, from eight to eight, on Saturdays too.'], ['I see.', 'Then there is only the date left.'], ['Do you need my number again?', 'No, I have it here, it ends with {number}.'], ['Which day would it begin?', 'On {day}, if you like.'], ['I was on hold for a while before.', 'I am sorry about the wait. I stay on the line now.'], ['That was not clear in the letter.', 'You are right, I will pass that on to whoever writes them.']],
    quotes: [{ seat: 'For you {product} comes to {price}, with everything in it.', customer: 'Let me write that down.', reply: 'Take your time, I can repeat it.' }, { seat: 'I have worked it out: {price} for {product}.', customer: 'Is that with tax?', reply: 'Yes, tax is in it.' }, { seat: 'The figure for {product} is {price}, and it holds for {number} days.', customer: 'All right, I have it.', reply: 'Good. I will put it in writing too.' }],
    deals: [['Good, then send me the papers.', 'They go out today. Thank you and a good day.'], ['Fine, put it on my account.', 'It is done, you get a message in a moment.']],
    refusals: [['Not today, thank you.', 'That is fine, thank you for your time.'], ['I will look at the letter first.', 'Please do, our number is on it. Goodbye.'], ['I have to go now.', 'Then I wish you a good day.']],
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  },
  zh: {
    openings: ['您好，本次通话会有录音，请问是机主本人吗？', '您好，我是客户服务中心的，打扰您两分钟可以吗？', '下午好，请问现在方便接听吗？'],
    greetings: [['是我，你说。', '好的，先跟您核对一下姓氏。'], ['你好，哪位？', '我是客户服务中心的，您可以拨打官方电话核实。'], ['现在有一点时间。', '谢谢您，我尽快说完。'], ['什么事情？', '我马上给您说明。']],
    inboundOpenings: ['您好，欢迎致电，本次通话会有录音，请问有什么可以帮您？', '您好，客户服务中心，请讲。'],
    inboundGreetings: [['你好，我想问一下{product}。', '好的，请问您贵姓？'], ['就用这个来电的号码查。', '好的，您的资料已经打开了。']],
    replies: ['好的，我理解，我看看怎么帮您处理。', '谢谢您的反馈，我记下了。', '好的，我这边备注一下。'],
    middle: [['信号不太好，再说一遍。', '好的，现在听得清楚吗？'], ['等一下，我找支笔。', '没关系，您慢慢来。'], ['如果不办会怎么样？', '那就保持现状，{number}周之后我们会再发短信。'], ['可以发短信给我看吗？', '可以的，稍后发到您这个号码。'], ['有效期是多久？', '从您选的日期起十二个月。'], ['有没有别的费用？', '没有，费用我都给您列清楚。'], ['我邻居也办了。', '是的，您小区办的人不少。'], ['我考虑一下。', '好的，您主要考虑哪一方面？'], ['以后有问题找谁？', '拨打我们的客服电话，早八点到晚八点都有人。'], ['哦，这样啊。', '那就只剩下日期要确认了。'], ['号码要再报一次吗？', '不用，我这里有，尾号是{number}。'], ['从哪天开始？', '可以从{day}开始。'], ['刚才等了很久才接通。', '抱歉让您久等，现在由我一直跟进。'], ['短信里没写清楚。', '您说得对，我会反馈给同事。']],
    quotes: [{ seat: '给您算下来，{product}一共是{price}元，都包含在内。', customer: '我记一下。', reply: '好的，需要的话我再报一遍。' }, { seat: '{product}现在的价格是{price}元。', customer: '含税吗？', reply: '是的，都含在里面了。' }, { seat: '{product}报价{price}元，{number}天之内有效。', customer: '好的，知道了。', reply: '稍后我也发一份文字给您。' }],
    deals: [['行，资料发给我吧。', '今天就发出，感谢您的支持，再见。'], ['可以，从我账户里扣。', '已经办好了，稍后您会收到短信。']],
    refusals: [['今天先不了，谢谢。', '没关系，感谢您接听，再见。'], ['我先看看短信。', '好的，上面有我们的电话，再见。'], ['我在忙，先这样。', '好的，祝您生活愉快。']],
    days: ['周一', '周二', '周三', '周四', '周五'],
  },
}
