/** What the customer says, what the seat answers. */
export type Exchange = readonly [customer: string, seat: string]

/** How calls of one business speak; `{product}`, `{price}`, `{number}` and `{day}` are filled in. */
export type BusinessLines = {
  /** Of its first product; each further one costs more. */
  price: number
  purpose: readonly string[]
  needs: readonly Exchange[]
  objections: readonly Exchange[]
  questions: readonly string[]
}

// oxfmt-ignore
const english: Readonly<Record<string, BusinessLines>> = {
  'Winter renewals': {
    price: 240,
    purpose: ['Your home policy comes up for renewal in {number} days, and I would like to go through {product} with you.', 'I am ringing about the renewal of your cover before the winter.'],
    needs: [['Does it still cover a burst pipe?', 'Yes, {product} covers escape of water and the drying of the rooms.'], ['We had the loft done in the spring. Does that matter?', 'It does, the rebuilding value goes up a little. I have noted the loft.'], ['What about the bicycles in the shed?', 'They are in, up to the limit on page {number} of your policy.']],
    objections: [['The excess looks higher than it was.', 'It is {number} more than before. I can show you the figure without that change.'], ['I have never claimed once in all these years.', 'That is in your no-claims discount, and it stays with you.']],
    questions: ['What does the policy cover after a burst pipe?', 'How is the no-claims discount counted?', 'Can the renewal date be moved?'],
  },
  'Spring card activation': {
    price: 36,
    purpose: ['Your new {product} should have arrived, and I am calling to help you start it.', 'I can see that your {product} is not active yet, so I wanted to ask whether it reached you.'],
    needs: [['It came on {day}, I have not opened it.', 'Then let us do it together, it takes about two minutes.'], ['Can I use it abroad?', 'With {product}, yes, and you see the rate in the app before you pay.'], ['Is there a yearly charge?', 'The first year is free, after that it is {price} a year.']],
    objections: [['I have two cards already.', 'Many people keep {product} for travel only, so that spending stays apart.'], ['I did not think I would use it.', 'If you do not start it within {number} days it is closed by itself.']],
    questions: ['How is a card started in the app?', 'What does the card cost after the first year?', 'What is the limit abroad?'],
  },
  'Roadside upgrade': {
    price: 89,
    purpose: ['You have our basic breakdown cover, and there is something new with {product}.', 'I am calling about your breakdown cover, since you drove abroad last summer.'],
    needs: [['Would you come to my house as well?', 'With {product} we do, at any hour.'], ['My daughter drives the car now and then.', 'The cover is the car, so she is helped as well.'], ['How long does it take until somebody comes?', 'Last month it was {number} minutes on average in your area.']],
    objections: [['The car is nearly new.', 'Most of our visits are flat batteries and tyres, which happen to new cars too.'], ['My garage does that for nothing.', 'Within its opening hours it does; {product} is for all the others.']],
    questions: ['Is breakdown at home covered?', 'Who may drive the covered car?', 'How far is the car towed?'],
  },
  'Claims call-back': {
    price: 120,
    purpose: ['You asked for a call about your claim, and I have your file open.', 'I am ringing with news about your claim of {day}.'],
    needs: [['Has the surveyor sent his report?', 'It came in yesterday, {number} pages with pictures.'], ['When is the money paid?', 'Within {number} working days after you have agreed to the figure.'], ['I have sent the receipts twice.', 'I can see both letters, you need not send them again.']],
    objections: [['It has been going on for weeks.', 'It has, and I am sorry. The next step is ours and is due on {day}.'], ['The figure is lower than the estimate.', 'The difference is the excess and the age of the carpet. I will send you the sum.']],
    questions: ['Which papers does a claim need?', 'When is a claim paid?', 'Who chooses the builder?'],
  },
  'Travel cover launch': {
    price: 48,
    purpose: ['You travelled with us last year, and we have a new cover, {product}.', 'I am calling about {product}, which we have had since the autumn.'],
    needs: [['We are going skiing in February.', 'Then {product} is the right one, equipment is in it.'], ['Are the children in it?', 'Up to 18 they are, as long as they travel with you.'], ['My husband has a heart condition.', 'We ask {number} questions about that, and most people are accepted.']],
    objections: [['The bank gives me travel cover.', 'Many bank covers end at {number} days. It is worth a look at yours.'], ['We have not booked anything.', '{product} may begin on the day that you book.']],
    questions: ['Are winter sports covered?', 'How are earlier illnesses treated?', 'What happens when a flight is cancelled?'],
  },
  'Pension top-up': {
    price: 150,
    purpose: ['The tax year ends in spring, and there is still room in your allowance.', 'I am calling about {product} for your pension.'],
    needs: [['How much may I still pay in?', 'From our side it is {number} hundred, your adviser can confirm the rest.'], ['Can I stop it again?', 'At any month, {product} has no lock-in.'], ['Where is the money invested?', 'In the fund that you have today, unless you choose another.']],
    objections: [['The fund went down this year.', 'It did. Over ten years it is still above the savings rate, but nobody can promise that.'], ['I would have to talk to my wife first.', 'Of course. I will put it in writing so that you have it together.']],
    questions: ['How much may be paid in within a year?', 'Can payments be paused?', 'What are the charges of the fund?'],
  },
  'Broadband retention': {
    price: 29,
    purpose: ['Your contract ends in {number} weeks, and I would like to keep you with us.', 'You told us that you are thinking of leaving, and I wanted to ask why.'],
    needs: [['The line drops in the evening.', 'I can see {number} drops this week. {product} uses another cable and a new router.'], ['Does the new box need an engineer?', 'No, it arrives by post, and you plug it in.'], ['We need more speed upstairs.', '{product} comes with a second point for the upper floor.']],
    objections: [['I was told that on the phone last time.', 'I understand. I will send it in writing within the hour.'], ['I do not want another two years.', 'Twelve months are possible with {product} as well.']],
    questions: ['How fast is the line upstairs?', 'What does leaving early cost?', 'When does the new router arrive?'],
  },
  'Meter reading appointments': {
    price: 15,
    purpose: ['We need to read your meter, and I would like to find a day that suits you.', 'Your {product} is due for a visit.'],
    needs: [['I am at work until five.', 'We have a visit between five and seven on {day}.'], ['It is in the cellar behind the shelves.', 'Our colleague needs about half a metre in front of it.'], ['Can I read it myself?', 'You can, and send us a picture of it.']],
    objections: [['Somebody was here only last month.', 'That was the gas. This one is {product}.'], ['My bill was estimated three times.', 'That is just what this visit puts right.']],
    questions: ['Can customers read the meter themselves?', 'How is a visit moved to another day?', 'Why was a bill estimated?'],
  },
  'Booking support': {
    price: 65,
    purpose: ['You asked us about your booking, and I have it in front of me.', 'I am calling because the time of your flight has changed by {number} minutes.'],
    needs: [['Can we sit together?', 'I have put you in row {number}, all three of you.'], ['I need a case more on the way back.', 'That is {price} for each way under {product}.'], ['Can I fly a day later?', 'On {day} there are seats in the same fare.']],
    objections: [['The website said something else.', 'The website shows the fare without bags. I can book it as it stood there.'], ['I have waited two weeks for the refund.', 'It left us on {day}, your bank needs {number} days.']],
    questions: ['What does another case cost?', 'How long does a refund take?', 'Can a name on a ticket be changed?'],
  },
  'Parcel follow-up': {
    price: 9,
    purpose: ['I am calling about the parcel that did not reach you.', 'Your parcel sent by {product} is back at our depot.'],
    needs: [['Nobody rang the bell.', 'The driver noted the side door. I will write the front door on it.'], ['Could you leave it with number {number}?', 'Yes, I have put that on the label.'], ['It is a birthday present for {day}.', 'It goes out by {product} tonight.']],
    objections: [['The box was open the last time.', 'I am sorry. Please send us a picture, and we pay for the damage.'], ['Your page says it was delivered.', 'That was a mistake of the scanner, the parcel is here.']],
    questions: ['How is a parcel sent to a neighbour?', 'What is paid for a damaged parcel?', 'How long is a parcel kept at the depot?'],
  },
  'Appointment reminders': {
    price: 40,
    purpose: ['I am calling from the clinic desk about your visit on {day}.', 'This is a reminder of your {product} appointment.'],
    needs: [['Could it be later in the day?', 'There is a place at half past {number}.'], ['Do I need to bring anything?', 'Your letter and a list of what you take, please.'], ['Can my son come with me?', 'Yes, there is room for one person.']],
    objections: [['The last visit began an hour late.', 'I am sorry. I have given you the first place of the morning.'], ['I am still waiting for the letter.', 'I will send it again today, by message as well.']],
    questions: ['How is an appointment moved?', 'What should be brought to the visit?', 'What happens after a missed visit?'],
  },
}

// oxfmt-ignore
const chinese: Readonly<Record<string, BusinessLines>> = {
  平台接入服务: {
    price: 6800,
    purpose: ['想跟您确认一下{product}的接入进度。', '您上周咨询过{product}，我来给您说明一下流程。'],
    needs: [['接入要多久？', '资料齐全的话，{number}个工作日可以完成。'], ['需要我们准备什么？', '营业执照和一位技术联系人就可以。'], ['现有系统要改吗？', '不用改，按接口文档配置地址即可。']],
    objections: [['我们技术人手不够。', '我们有同事全程配合，每周对一次进度。'], ['担心切换时影响业务。', '可以先接一个小组，稳定了再扩大。']],
    questions: ['接入需要哪些资料？', '接入周期是多长？', '如何申请测试账号？'],
  },
  服务商招募: {
    price: 3000,
    purpose: ['我们正在{product}招募服务商，想了解一下您的意向。', '看到您提交了入驻申请，跟您核对一下信息。'],
    needs: [['入驻有什么要求？', '需要有{number}个以上的坐席和合规的职场。'], ['多久结算一次？', '按月结算，账单每月初可以查。'], ['会有培训吗？', '上线前有三天培训，之后每月一次。']],
    objections: [['之前合作过的平台单量不稳。', '我们每季度会先给出预计单量。'], ['审核是不是很慢？', '资料完整的话{number}天内有结果。']],
    questions: ['服务商入驻有什么条件？', '结算周期是多久？', '审核需要几天？'],
  },
  信用卡激活: {
    price: 300,
    purpose: ['您的{product}已经寄到了，想协助您完成激活。', '看到您的{product}还没有激活，来电跟您确认一下。'],
    needs: [['卡收到了，还没拆。', '那我们现在一起操作，两分钟就好。'], ['年费怎么算？', '首年免年费，之后每年刷满{number}次就可以免。'], ['额度有多少？', '激活之后在手机上可以看到，用得好还能申请调整。']],
    objections: [['我已经有别的卡了。', '{product}有专属的权益，平时可以当备用卡。'], ['我怕忘了还款。', '可以设置自动还款，到期前{number}天也有短信提醒。']],
    questions: ['信用卡怎么激活？', '年费有什么减免政策？', '额度多久可以调整？'],
  },
  宽带续约: {
    price: 680,
    purpose: ['您家的宽带还有{number}天到期，想跟您确认续约。', '这次来电是关于您的宽带续约，{product}现在有活动。'],
    needs: [['晚上网速很慢。', '我看到您是老线路，{product}会给您换新的光猫。'], ['续约要重新拉线吗？', '不用，原来的线路直接升级。'], ['可以换地址吗？', '可以，移机预约{day}就能上门。']],
    objections: [['我在想要不要换一家。', '您用了很多年了，续约的话我们多送{number}个月。'], ['上次报修等了两天。', '很抱歉，现在报修承诺当天上门。']],
    questions: ['续约后网速是多少？', '移机怎么办理？', '提前解约怎么收费？'],
  },
  车险续保: {
    price: 3200,
    purpose: ['您的车险还有{number}天到期，我来给您核对一下续保方案。', '这次来电是提醒您车险续保，{product}今年有调整。'],
    needs: [['去年没有出过险。', '那您可以享受无赔款优待，{product}会便宜一些。'], ['三者险要买多少？', '城市里建议两百万，差价不到{number}十块。'], ['道路救援有吗？', '有的，一年{number}次免费。']],
    objections: [['朋友也在卖保险。', '您可以拿方案对比一下，保障项目我都给您列出来。'], ['到期前再说吧。', '可以的，不过脱保之后优待会受影响。']],
    questions: ['无赔款优待怎么算？', '三者险保额选多少？', '出险后怎么报案？'],
  },
  客户回访: {
    price: 199,
    purpose: ['您{day}刚到店消费过，想做一个简单的{product}。', '打扰您一分钟，做个{product}。'],
    needs: [['东西还可以，就是排队太久。', '谢谢，我记下了，门店会增加收银台。'], ['会员积分没有到账。', '我看到了，{number}小时内补给您。'], ['你们几点关门？', '平时晚上十点，周末延长半小时。']],
    objections: [['我很久没去了。', '您账户里还有{number}元的券没有用。'], ['上次的客服没解决我的问题。', '很抱歉，我现在就替您跟进。']],
    questions: ['积分多久到账？', '退换货的期限是多久？', '会员券怎么使用？'],
  },
  课程邀约: {
    price: 4980,
    purpose: ['您之前给孩子预约过{product}，想跟您确认试听时间。', '我们{day}有一节{product}的公开课，想邀请孩子来。'],
    needs: [['孩子才一年级，跟得上吗？', '我们先做测评，再分到{number}个人的小班。'], ['上课在周末吗？', '周末和平时晚上都有，可以固定老师。'], ['有没有线上的？', '有的，线上线下可以互换。']],
    objections: [['孩子的课已经排满了。', '可以先来一次试听，看看孩子喜不喜欢。'], ['离家有点远。', '那您考虑线上班，每节课{number}分钟。']],
    questions: ['试听课怎么预约？', '中途退费怎么算？', '一个班有多少孩子？'],
  },
}

/** Of a business that a tenant named otherwise. */
const plain: BusinessLines = {
  price: 100,
  purpose: ['{product}'],
  needs: [],
  objections: [],
  questions: [],
}

export function linesOfBusiness(name: string): BusinessLines {
  return english[name] ?? chinese[name] ?? plain
}
