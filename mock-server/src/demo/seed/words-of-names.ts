/** One text in both languages. */
export type Words = readonly [en: string, zh: string]

/** Names of what the demo's companies have, and what their settings say. */
// oxfmt-ignore
export const nameWords: readonly Words[] = [
  ['Orchid', '兰花'], ['Harbour', '海港'], ['Lantern', '灯塔'], ['Northgate', '北门'], ['Maple', '枫林'], ['Quayside', '码头'],
  ['Orchid Contact', '兰花联络'], ['Harbour Mutual', '海港互助'], ['Lantern Call Services', '灯塔呼叫服务'],
  ['Northgate Outsourcing', '北门外包'], ['Maple Contact Centre', '枫林客服'], ['Quayside Answering', '码头应答'],
  ['Platform operations', '平台运营部'], ['Tenant administration', '租户管理组'], ['Provider review', '服务商审核组'],
  ['Product and research', '产品与研发部'], ['Voice', '语音组'], ['Data', '数据组'],
  ['Sales centre Shanghai', '上海销售中心'], ['Renewals team A', '续保一组'], ['Renewals team B', '续保二组'],
  ['Renewals team C', '续保三组'], ['Card activation team', '信用卡激活组'], ['Service centre Chengdu', '成都服务中心'],
  ['Roadside team', '道路救援组'], ['Claims call-back team', '理赔回访组'], ['Claims intake team', '理赔受理组'],
  ['Quality and training', '质检与培训部'], ['Live monitoring', '实时监控组'], ['Session review', '会话复核组'],
  ['Operations and planning', '运营与排班部'], ['Scheduling', '排班组'], ['Data and reports', '数据报表组'],
  ['Hangzhou site', '杭州职场'], ['Outbound team 1', '外呼一组'], ['Outbound team 2', '外呼二组'], ['Outbound team 3', '外呼三组'],
  ['Hefei site', '合肥职场'], ['Service team 1', '客服一组'], ['Service team 2', '客服二组'],
  ['Leeds site', '利兹职场'], ['Utilities desk', '能源组'], ['Travel desk', '差旅组'], ['Glasgow site', '格拉斯哥职场'],
  ['Parcel desk', '包裹组'], ['Nanjing site', '南京职场'], ['Invitation team 1', '邀约一组'], ['Invitation team 2', '邀约二组'],
  ['Bristol site', '布里斯托职场'], ['Clinics desk', '门诊组'], ['Surgeries desk', '诊所组'],

  ['8 Orchid Road, Pudong, Shanghai', '上海市浦东新区兰花路 8 号'], ['12 Quay Street, Shanghai', '上海市码头街 12 号'],
  ['21 Lantern Street, High-tech Zone, Chengdu', '成都市高新区灯笼街 21 号'],
  ['The business licence has expired. Send the renewed licence and apply again.', '营业执照已过期，请提交更新后的执照并重新申请。'],

  ['Platform administrator', '平台管理员'], ['Enterprise administrator', '企业管理员'], ['Senior group master', '高级组长'],
  ['Quality', '质检'], ['Seat', '坐席'], ['Provider administrator', '服务商管理员'], ['Owner', '本人'],

  ['Lin Jing', '林静'], ['Chen Hao', '陈浩'], ['Zhou Min', '周敏'], ['Wu Hao', '吴昊'], ['Shen Qiao', '沈乔'],
  ['Fang Yuxin', '方语欣'], ['He Jiayi', '何嘉怡'], ['Lin Yue', '林悦'], ['Tang Jingxing', '唐景行'], ['Marcus Webb', '韦明'],
  ['Eleanor Marsh', '马艾琳'],

  ['Platform onboarding', '平台接入服务'], ['Standard access', '标准接入'], ['Dedicated line', '专线接入'],
  ['Provider recruitment', '服务商招募'], ['East China', '华东片区'], ['Southwest China', '西南片区'], ['Overseas', '海外片区'],
  ['Winter renewals', '冬季续保'], ['Home cover plus', '家财险升级版'], ['Contents cover', '室内财产险'], ['Landlord cover', '房东险'],
  ['Spring card activation', '春季新卡激活'], ['Everyday card', '日常卡'], ['Travel card', '旅行卡'], ['Student card', '校园卡'],
  ['Roadside upgrade', '道路救援升级'], ['Roadside basic', '道路救援基础版'], ['Roadside plus', '道路救援增强版'],
  ['European recovery', '欧洲拖车服务'], ['Claims call-back', '理赔回访'], ['Storm claims', '风暴理赔'], ['Motor claims', '车险理赔'],
  ['Water damage', '水渍理赔'], ['Travel cover launch', '旅行险上线'], ['Single trip', '单次旅行险'], ['Annual trip', '全年旅行险'],
  ['Winter sports', '冬季运动险'], ['Pension top-up', '养老金追加'], ['Regular saver', '定期储蓄'], ['One-off top-up', '一次性追加'],
  ['Broadband retention', '宽带挽留'], ['Fibre 100', '光纤 100 兆'], ['Fibre 500', '光纤 500 兆'], ['Fibre 900', '光纤 900 兆'],
  ['Credit card activation', '信用卡激活'], ['Platinum card', '白金卡'], ['Co-branded card', '联名卡'], ['Campus card', '学生卡'],
  ['Broadband renewal', '宽带续约'], ['100 Mbit plan', '百兆套餐'], ['Gigabit plan', '千兆套餐'],
  ['Motor insurance renewal', '车险续保'], ['Compulsory cover', '交强险'], ['Commercial cover', '商业险'],
  ['Driver and passenger cover', '驾乘意外险'], ['Customer follow-up', '客户回访'], ['Satisfaction survey', '满意度回访'],
  ['Lapsed customers', '流失客户回访'], ['Meter reading appointments', '抄表预约'], ['Smart meter', '智能电表'],
  ['Standard meter', '普通电表'], ['Booking support', '订票支持'], ['Changes and refunds', '改签与退票'], ['Baggage', '行李服务'],
  ['Loyalty desk', '会员服务'], ['Parcel follow-up', '包裹跟进'], ['Next day', '次日达'], ['Economy', '经济件'],
  ['Course invitations', '课程邀约'], ['English for children', '少儿英语'], ['First steps in coding', '编程启蒙'],
  ['Appointment reminders', '就诊提醒'], ['Dental', '口腔'], ['Eye care', '眼科'], ['Night watch', '夜间值守'],
  ['Claim call-backs', '报案回访'], ['Owner surveys', '车主调研'], ['Shop support', '电商客服'], ['Member call-backs', '会员回访'],
  ['Claims paperwork', '理赔材料催补'], ['Travel cover calls', '旅行险外呼'], ['Pension enquiries', '养老金咨询'],
  ['Evening shop desk', '夜间电商客服'], ['Landlord enquiries', '房东咨询'],
]
