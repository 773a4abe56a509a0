/** Head in English and Chinese, and how its values are shown. */
type Column = readonly [en: string, zh: string, kind: keyof typeof FORMATS]

/** The number format of each kind of column in a workbook. */
export const FORMATS = {
  text: '@',
  number: 'General',
  duration: '[hh]:mm:ss',
  percent: '0.00%',
  hours: '0.00',
  day: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm:ss',
} as const

const USER: Column = ['User', '用户', 'text']
const ACCOUNT_ID: Column = ['Account ID', '账号 ID', 'text']
const ORGANISATION: Column = ['Organisation', '组织', 'text']
const DAY: Column = ['Day (Asia/Shanghai)', '日期 (Asia/Shanghai)', 'day']
/** The day of a provider in London. */
const LONDON_DAY: Column = ['Day (Europe/London)', '日期 (Europe/London)', 'day']
const CALLS: Column = ['Outbound calls', '外呼量', 'number']
const VALID: Column = ['Valid calls', '有效通话', 'number']
const TALK_TIME: Column = ['Talk time', '通话时长', 'duration']
const ONLINE_USERS: Column = ['Online users', '在线人数', 'number']
const AVERAGE_ONLINE: Column = ['Average online', '平均在线时长', 'duration']
const VIOLATIONS: Column = ['Violations', '违规数', 'number']
const OF_VALID: readonly Column[] = [
  VALID,
  ['Marketing rate', '营销率', 'percent'],
  ['Quotes', '报价量', 'number'],
  ['Quote rate', '报价率', 'percent'],
  ['Deals', '成单量', 'number'],
  ['Deal rate', '成单率', 'percent'],
]
const CONVERSION: readonly Column[] = [
  CALLS,
  ['Answered calls', '接通量', 'number'],
  ['Answer rate', '接通率', 'percent'],
  ...OF_VALID,
  TALK_TIME,
]
const BY_LEVEL: readonly Column[] = [
  ['Severe violations', '严重违规', 'number'],
  ['Moderate violations', '中等违规', 'number'],
  ['Light violations', '轻微违规', 'number'],
  ['Tips', '提示', 'number'],
]
const RECOMMENDED: readonly Column[] = [
  ['Recommended', '推荐', 'number'],
  ['Accepted', '采纳', 'number'],
  ['Valid', '有效推荐', 'number'],
]
const PERSON: readonly Column[] = [
  USER,
  ACCOUNT_ID,
  ORGANISATION,
  ['Days on duty', '出勤天数', 'number'],
  ['Average online a day', '日均在线时长', 'duration'],
]
const NAME: Column = ['Name', '姓名', 'text']

/** The columns of each kind of export in their order, as the pages call and show them. */
export const COLUMNS: Readonly<Record<string, readonly Column[]>> = {
  'statTable user': [...PERSON, TALK_TIME, CALLS, ...OF_VALID, ['Violations', '违规数', 'text']],
  'statTable liteUser': PERSON,
  'statTable team': [
    ['Team', '团队', 'text'],
    ['Agents', '坐席数', 'number'],
    ONLINE_USERS,
    AVERAGE_ONLINE,
    CALLS,
    ...OF_VALID,
    VIOLATIONS,
  ],
  'statTable overview': [DAY, ONLINE_USERS, AVERAGE_ONLINE, ...CONVERSION, ...BY_LEVEL],
  'statTable voice': [DAY, CALLS, VALID, TALK_TIME, ['Average talk time', '平均通话时长', 'duration']],
  'statTable projectPerformance': [LONDON_DAY, ...CONVERSION],
  'statTable projectAction': [LONDON_DAY, ...BY_LEVEL, ...RECOMMENDED],
  'statTable projectUser': [
    USER,
    ACCOUNT_ID,
    ORGANISATION,
    ['Phone', '电话', 'text'],
    ['Status', '状态', 'text'],
    ['Online, hours', '在线时长（小时）', 'hours'],
  ],
  'statTable performance': [
    USER,
    ACCOUNT_ID,
    ORGANISATION,
    ['Call ID', '通话 ID', 'text'],
    ['Began to ring (Asia/Shanghai)', '振铃时间 (Asia/Shanghai)', 'time'],
    ['Answered (Asia/Shanghai)', '接通时间 (Asia/Shanghai)', 'time'],
    TALK_TIME,
    VIOLATIONS,
    ['Session', '会话', 'text'],
  ],
  'statTable recommend': [['Question', '问题', 'text'], ...RECOMMENDED],
  'statTable label': [USER, ['Calls', '通话量', 'number'], ['Calls with a label', '命中通话量', 'number']],
  'statTable dataset': [
    DAY,
    ['Type', '类型', 'text'],
    ['Precision', '精确率', 'percent'],
    ['Recall', '召回率', 'percent'],
    ['F1', 'F1 值', 'percent'],
    ['Correct', '正确', 'number'],
    ['Missed', '漏标', 'number'],
    ['Wrong', '误标', 'number'],
  ],
  statusTrack: [
    NAME,
    ACCOUNT_ID,
    DAY,
    ['Work', '工作', 'duration'],
    ['Online', '在线', 'duration'],
    ['Rest', '休息', 'duration'],
    ['Idle', '空闲', 'duration'],
    ['Leave', '请假', 'duration'],
  ],
  shifts: [
    NAME,
    ACCOUNT_ID,
    ['Start (Asia/Shanghai)', '开始 (Asia/Shanghai)', 'time'],
    ['Came (Asia/Shanghai)', '到岗 (Asia/Shanghai)', 'time'],
    ['Scheduled', '排班', 'duration'],
    ['To work', '应工作', 'duration'],
    ['Worked', '已工作', 'duration'],
    ['Attendance', '考勤', 'text'],
  ],
  statusEdits: [
    ['Time (Asia/Shanghai)', '时间 (Asia/Shanghai)', 'time'],
    ['Account', '账号', 'text'],
    ['Before (Asia/Shanghai)', '修改前 (Asia/Shanghai)', 'text'],
    ['After (Asia/Shanghai)', '修改后 (Asia/Shanghai)', 'text'],
    ['Editor', '修改人', 'text'],
    ['Reason', '原因', 'text'],
  ],
  violations: [
    ['Time (Asia/Shanghai)', '时间 (Asia/Shanghai)', 'time'],
    ['Level', '等级', 'text'],
    ['Rule', '规则', 'text'],
    ['Words', '命中内容', 'text'],
    ['Agent', '坐席', 'text'],
    ['Customer', '客户', 'text'],
    ['Handling', '处理状态', 'text'],
    ['Review', '审核状态', 'text'],
    ['Source', '来源', 'text'],
    ['Channel', '渠道', 'text'],
    ['Business', '业务', 'text'],
    ['Session', '会话', 'text'],
    ['Record ID', '记录编号', 'text'],
  ],
  seatQuality: [
    ['Agent', '坐席', 'text'],
    ORGANISATION,
    VIOLATIONS,
    ['Severe', '严重', 'number'],
    ['Moderate', '中等', 'number'],
    ['Light', '轻微', 'number'],
    ['Tip', '提示', 'number'],
    ['Covered', '已覆盖', 'number'],
    ['Not covered', '未覆盖', 'number'],
    ['No cover needed', '无需覆盖', 'number'],
  ],
  bill: [
    ['Month', '月份', 'text'],
    ORGANISATION,
    ['Bill (months)', '计费数（月）', 'number'],
    ['Change', '环比', 'number'],
    ['Full month', '整月', 'number'],
    ['First half', '仅上半月', 'number'],
    ['Second half', '仅下半月', 'number'],
    ['Effective', '有效', 'number'],
    ['Opened', '开通', 'number'],
    ['Opened 1–15', '上半月开通', 'number'],
    ['Opened 16–', '下半月开通', 'number'],
    ['Closed', '关闭', 'number'],
    ['Closed 1–15', '上半月关闭', 'number'],
    ['Closed 16–', '下半月关闭', 'number'],
  ],
  billLines: [
    ['Month', '月份', 'text'],
    ORGANISATION,
    ['Account', '账号', 'text'],
    NAME,
    ['Bill (months)', '计费数（月）', 'number'],
    ['Status', '状态', 'text'],
    ['Open time (Asia/Shanghai)', '开通时间 (Asia/Shanghai)', 'time'],
    ['Close time (Asia/Shanghai)', '关闭时间 (Asia/Shanghai)', 'time'],
    ['Reason', '计费原因', 'text'],
  ],
  recordings: [
    ['Date (Asia/Shanghai)', '日期 (Asia/Shanghai)', 'day'],
    ['Recordings', '录音数', 'number'],
    ['Skill duration', '技能时长', 'duration'],
  ],
  consoleUse: [
    ['Name', '名称', 'text'],
    ['Metric ID', '指标 ID', 'text'],
    ['Type', '类型', 'text'],
    ['Category', '分类', 'text'],
    ['Remark', '备注', 'text'],
    ['Total', '合计', 'number'],
    ['People', '人数', 'number'],
  ],
  audit: [
    ['Operation time (Asia/Shanghai)', '操作时间 (Asia/Shanghai)', 'time'],
    ['User', '操作人', 'text'],
    ['Module', '模块', 'text'],
    ['Operation', '操作类型', 'text'],
    ['Target', '操作对象', 'text'],
    ['Business', '业务', 'text'],
    ['Product', '产品', 'text'],
    ['Before', '修改前', 'text'],
    ['After', '修改后', 'text'],
    ['Record', '记录编号', 'text'],
  ],
  voiceChecks: [
    ['Task ID', '任务 ID', 'text'],
    USER,
    ORGANISATION,
    ['Result', '核验结果', 'text'],
    ['Reason', '原因', 'text'],
    ['Similarity', '相似度', 'percent'],
    ['Corpus ID', '语料 ID', 'text'],
    ['Samples compared', '比对的语料', 'text'],
    ['Call length', '通话时长', 'duration'],
    ['Session (Asia/Shanghai)', '会话时间 (Asia/Shanghai)', 'time'],
    ['Sample stored (Asia/Shanghai)', '语料时间 (Asia/Shanghai)', 'time'],
    ['Created (Asia/Shanghai)', '创建时间 (Asia/Shanghai)', 'time'],
    ['Checked (Asia/Shanghai)', '核验时间 (Asia/Shanghai)', 'time'],
    ['Session ID', '会话 ID', 'text'],
  ],
  people: [
    ['Username', '账号', 'text'],
    NAME,
    ORGANISATION,
    ['Roles', '角色', 'text'],
    ['Business types', '业务类型', 'text'],
    ['Phone', '电话', 'text'],
    ['Position', '岗位', 'text'],
    ['Status', '状态', 'text'],
    ['Last sign-in (Asia/Shanghai)', '最近登录 (Asia/Shanghai)', 'time'],
  ],
}
