import { account, appVersion, savedView, signUp, tenantAdmin, type Restriction } from '@console/contracts'
import { httpTexts } from './http.ts'
import type { Text } from './text.ts'

/** Why a value of a request was not accepted, for faults that need no further details. */
export const issueTexts = {
  required: { en: 'This is required.', zh: '此项必填。' },
  text: { en: 'This has to be text.', zh: '须为文本。' },
  number: { en: 'This has to be a number.', zh: '须为数字。' },
  wholeNumber: { en: 'This has to be a whole number.', zh: '须为整数。' },
  flag: { en: 'This has to be true or false.', zh: '须为 true 或 false。' },
  list: { en: 'This has to be a list.', zh: '须为列表。' },
  fields: { en: 'This has to be an object with fields.', zh: '须为对象。' },
  file: { en: 'This has to be a file.', zh: '须为文件。' },
  notOffered: { en: 'This is none of the values that are accepted.', zh: '该值不在可选范围内。' },
  unknownField: { en: 'There is a field that does not exist.', zh: '包含不存在的字段。' },
  notAccepted: { en: 'This value is not accepted.', zh: '该值无效。' },
} satisfies Record<string, Text>

const english = (n: number): string => n.toLocaleString('en')
const counted = (n: number, one: string, many: string): string => `${english(n)} ${n === 1 ? one : many}`
const characters = (n: number): string => counted(n, 'character', 'characters')
const entries = (n: number): string => counted(n, 'entry', 'entries')

/** The same for faults that name the limit that was broken. */
export const limitTexts = {
  mostCharacters: (n) => ({ en: `This can have ${characters(n)} at most.`, zh: `最多 ${n} 个字符。` }),
  leastCharacters: (n) => ({ en: `This needs ${characters(n)} at least.`, zh: `至少 ${n} 个字符。` }),
  exactCharacters: (n) => ({ en: `This needs exactly ${characters(n)}.`, zh: `须为 ${n} 个字符。` }),
  mostEntries: (n) => ({ en: `This can have ${entries(n)} at most.`, zh: `最多 ${n} 项。` }),
  leastEntries: (n) => ({ en: `This needs ${entries(n)} at least.`, zh: `至少 ${n} 项。` }),
  atMost: (n) => ({ en: `This can be ${english(n)} at most.`, zh: `不能大于 ${n}。` }),
  atLeast: (n) => ({ en: `This has to be ${english(n)} or more.`, zh: `不能小于 ${n}。` }),
  below: (n) => ({ en: `This has to be less than ${english(n)}.`, zh: `须小于 ${n}。` }),
  above: (n) => ({ en: `This has to be more than ${english(n)}.`, zh: `须大于 ${n}。` }),
  multiple: (n) => ({ en: `Only multiples of ${n} are accepted.`, zh: `须为 ${n} 的倍数。` }),
  mostDays: (n) => ({
    en: `The range can have ${counted(n, 'day', 'days')} at most.`,
    zh: `时间范围最多 ${n} 天。`,
  }),
} satisfies Record<string, (n: number) => Text>

export const listTexts = {
  oneOf: (names) => ({
    en: `Only these values are accepted: ${names.join(', ')}.`,
    zh: `仅可为：${names.join('、')}。`,
  }),
  unknownFields: (names) => ({
    en: `These fields do not exist: ${names.join(', ')}.`,
    zh: `字段不存在：${names.join('、')}。`,
  }),
} satisfies Record<string, (names: readonly string[]) => Text>

/** Texts of checks that are functions, by their names in the contract. */
export const restrictionTexts: Record<Restriction, Text> = {
  storable: {
    en: 'Text without the character U+0000 and without halves of characters is accepted.',
    zh: '文本不可包含字符 U+0000 或不完整的字符。',
  },
  milliseconds: {
    en: 'Unix seconds with at most three decimals (milliseconds) are accepted, such as 1795251600.125.',
    zh: '时间为 Unix 秒，最多三位小数（毫秒），例如 1795251600.125。',
  },
  hundredths: {
    en: 'An amount with at most two decimals is accepted, such as 129.90.',
    zh: '金额最多两位小数，例如 129.90。',
  },
  secretInQuery: {
    en: 'A query with a token, a password or another secret is not saved. Remove it first.',
    zh: '查询条件包含令牌、密码等敏感信息，无法保存，请先移除。',
  },
  addressInQuery: {
    en: 'A query with an address outside of the console is not saved. Remove it first.',
    zh: '查询条件包含控制台以外的地址，无法保存，请先移除。',
  },
}

const oneOfBoth: Text = { en: 'Give either of the two, not both.', zh: '两项须且仅可填写一项。' }
const onlyCalls: Text = { en: 'Only a list of calls can have this filter.', zh: '仅通话列表支持此筛选条件。' }
const inOrder: Text = {
  en: 'Times have to be in their order, and none may begin before the one above it ends.',
  zh: '时段须按先后顺序排列且互不重叠。',
}

/** Texts of the same checks by the contract's own words for them. */
const checkTexts: Readonly<Record<string, Text>> = {
  rangeBackwards: httpTexts.rangeBackwards,
  'each once': { en: 'Each can be named only once.', zh: '不可重复。' },
  needed: issueTexts.required,
  'both days or none': { en: 'Give both days, or none.', zh: '开始和结束日期须同时填写。' },
  'required without userId and sessionId': issueTexts.required,
  'begins like a formula': {
    en: 'It begins like a formula of a spreadsheet: begin with another character.',
    zh: '不可以公式符号开头。',
  },
  'in order and apart': inOrder,
  'no metric has this id': { en: 'There is no such figure.', zh: '指标不存在。' },
  'a span metric is of one day': { en: 'This figure is of a single day.', zh: '该指标仅支持单日。' },
  'only a field to select from has options': {
    en: 'A field to select from has options, each with a value of its own, and no other field has any.',
    zh: '选择类字段须有选项且选项值不可重复，其他字段不可有选项。',
  },
  'only calls have a stage': onlyCalls,
  'only calls can be of one person': onlyCalls,
  'these rows cannot be ordered by this': {
    en: 'These rows cannot be sorted by this.',
    zh: '不支持按此项排序。',
  },
  'an order needs a sort': { en: 'Say by which column to sort.', zh: '请指定排序列。' },
  'only a table of labels has labels': {
    en: 'Only a table of labels can have labels.',
    zh: '仅标签表支持选择标签。',
  },
  'only a table of outsourced work has a project': {
    en: 'Only a table of outsourced work can have a project.',
    zh: '仅外包业务表支持选择项目。',
  },
  'the business is missing': { en: 'Choose a business.', zh: '请选择业务。' },
  'the person is missing': { en: 'Choose a person.', zh: '请选择人员。' },
  'the type of the label is missing': { en: 'Say which type the label has.', zh: '请指定标签类型。' },
  'a business or a project': { en: 'Choose a business or a project.', zh: '请选择业务或项目。' },
  'one business type': oneOfBoth,
  'one list of user ids': oneOfBoth,
  'anchor and its page, or neither': {
    en: 'Give the position and its page, or neither.',
    zh: '定位点与页码须同时提供。',
  },
  'a sentence has a call and an index': {
    en: 'Give the call and the position of the sentence, or neither.',
    zh: '通话与语句位置须同时提供。',
  },
  'what was missed has no sentence, what was hit has one': {
    en: 'A hit needs its sentence, and a miss can have none.',
    zh: '命中须对应语句，漏检不可对应语句。',
  },
  'not of this export': {
    en: 'A file of this report cannot have these days.',
    zh: '该报表文件不支持此时间范围。',
  },
  'no filter of this export': {
    en: 'This report cannot have these filters.',
    zh: '该报表不支持此筛选条件。',
  },
  'a forced update goes to everybody': {
    en: 'A forced update goes to everybody.',
    zh: '强制更新须面向全部用户。',
  },
  'a percentage from 1 to 99 exactly for the scope percentage': {
    en: 'Give a percentage from 1 to 99 where the scope is a percentage, and nowhere else.',
    zh: '仅按比例发布时填写 1 至 99 的百分比。',
  },
  'an address or an uploaded package': oneOfBoth,
}

const AT_MOST_DAYS = /^at most (\d+) days$/

/** Undefined for words that nobody has put into a sentence. */
export function checkText(words: string): Text | undefined {
  const days = AT_MOST_DAYS.exec(words)?.[1]
  return days === undefined ? checkTexts[words] : limitTexts.mostDays(Number(days))
}

const line: Text = {
  en: 'Line breaks and characters that are not shown are not accepted.',
  zh: '不可包含换行或不可见字符。',
}
const plainDay: Text = {
  en: 'A day is written YYYYMMDD, such as 20261130.',
  zh: '日期格式为 YYYYMMDD，例如 20261130。',
}
const isoDay: Text = {
  en: 'A day is written YYYY-MM-DD, such as 2026-11-30.',
  zh: '日期格式为 YYYY-MM-DD，例如 2026-11-30。',
}
const month: Text = {
  en: 'A month is written YYYY-MM, such as 2026-11.',
  zh: '月份格式为 YYYY-MM，例如 2026-11。',
}

/** The accepted form of a text, by its pattern or the name of its format. */
const formTexts: ReadonlyMap<string, Text> = new Map<string, Text>([
  [String(/^\P{Cc}*$/u), line],
  [String(/^\P{C}*$/u), line],
  [String(/^[^\p{Cc}\p{Cs}]*$/u), line],
  [String(/^[^\p{Cc}\u2028\u2029]+$/u), line],
  [
    String(/^(?:[\n\r\t]|[^\p{Cc}\p{Cs}])*$/u),
    { en: 'Characters that are not shown are not accepted.', zh: '不可包含不可见字符。' },
  ],
  [String(/^\d{1,16}$/), issueTexts.wholeNumber],
  [String(/^2\d{7}$/), plainDay],
  [String(/^\d{8}$/), plainDay],
  [String(/^2\d{3}-\d{2}-\d{2}$/), isoDay],
  ['date', isoDay],
  [String(/^20\d{2}-(0[1-9]|1[0-2])$/), month],
  [String(/^2\d{3}-(0[1-9]|1[0-2])$/), month],
  [
    String(/^([01]\d|2[0-3]):[0-5]\d$/),
    { en: 'A time is written HH:MM, such as 09:30.', zh: '时间格式为 HH:MM，例如 09:30。' },
  ],
  [
    String(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/),
    {
      en: 'A period is written HH:MM-HH:MM, such as 09:00-17:30.',
      zh: '时段格式为 HH:MM-HH:MM，例如 09:00-17:30。',
    },
  ],
  [
    String(/^(?!00:00)([01]\d|2[0-3]):(00|30)$/),
    { en: 'Full and half hours from 00:30 to 23:30 are accepted.', zh: '须为 00:30 至 23:30 的整点或半点。' },
  ],
  [
    String(signUp.USERNAME_PATTERN),
    {
      en: 'A username has 3 to 64 Latin letters, digits and . _ @ -, and begins with a letter or digit.',
      zh: '账号为 3 至 64 个英文字母、数字或 . _ @ -，以字母或数字开头。',
    },
  ],
  [
    String(account.PHONE_PATTERN),
    {
      en: 'A phone number has 5 to 40 digits, spaces, brackets and hyphens, and may begin with +.',
      zh: '电话号码为 5 至 40 位数字、空格、括号或连字符，可以 + 开头。',
    },
  ],
  [
    String(/^[+\d][\d ()/-]*$|^$/),
    {
      en: 'A phone number has digits, spaces, brackets, slashes and hyphens, and may begin with +.',
      zh: '电话号码由数字、空格、括号、斜杠或连字符组成，可以 + 开头。',
    },
  ],
  [
    String(tenantAdmin.TENANT_CODE_PATTERN),
    {
      en: 'A code has 2 to 32 lowercase letters, digits and hyphens, and begins with a letter or digit.',
      zh: '代码为 2 至 32 个小写字母、数字或连字符，以字母或数字开头。',
    },
  ],
  [String(/^[A-Z]{1,2}$/), { en: 'One or two capital letters are accepted.', zh: '须为一至两个大写字母。' }],
  [
    String(/^[A-Z]{3}$/),
    { en: 'A currency is three capital letters, such as CNY.', zh: '币种为三个大写字母，例如 CNY。' },
  ],
  [
    String(appVersion.VERSION_PATTERN),
    { en: 'A version is three numbers, such as 2.4.0.', zh: '版本号为三个数字，例如 2.4.0。' },
  ],
  [
    String(savedView.VIEW_PATH_PATTERN),
    {
      en: 'The path of a page of the console is accepted, such as /console/overview.',
      zh: '须为控制台页面的路径，例如 /console/overview。',
    },
  ],
  ['email', { en: 'This is not an email address.', zh: '邮箱地址格式不正确。' }],
  ['url', { en: 'This is not a web address that is accepted.', zh: '网址格式不正确。' }],
])

/** Machines write the rest, such as ids: nobody has to know their form. */
const otherForm: Text = { en: 'This is not written in the form that is accepted.', zh: '格式不正确。' }

export function formText(form: string): Text {
  return formTexts.get(form) ?? otherForm
}
