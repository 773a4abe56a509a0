import type { Text } from '../../../../platform/messages/text.ts'
import type { TableReason } from '../../../../platform/tables/unusable-table.ts'

/** Why a file, or an import, came to its end; values stand for the names in braces. */
export const importReasons = {
  encoding: {
    en: 'Line {detail} is written neither in UTF-8 nor in GB18030, so its characters cannot be read. Save the file as “CSV UTF-8”.',
    zh: '第 {detail} 行的编码既不是 UTF-8 也不是 GB18030，无法识别其中的文字，请将文件另存为“CSV UTF-8”。',
  },
  notTable: {
    en: 'This is neither a CSV nor an XLSX file. Old Excel files and files with a password have to be saved as XLSX without one.',
    zh: '文件既不是 CSV 也不是 XLSX。旧版 Excel 文件或带密码的文件请另存为无密码的 XLSX。',
  },
  brokenXlsx: {
    en: 'The XLSX file is broken and cannot be read. Save it again.',
    zh: 'XLSX 文件已损坏，无法读取，请重新保存。',
  },
  noSheet: {
    en: 'Every sheet of the XLSX file is hidden, or holds a chart only. Show the sheet with the people and save it again.',
    zh: 'XLSX 文件的所有工作表均已隐藏或仅含图表，请取消隐藏名单所在的工作表后重新保存。',
  },
  unpackedTooLarge: {
    en: 'The XLSX file contains more than a list of people can. Copy the list into a new file.',
    zh: 'XLSX 文件内容过大，请将名单复制到新文件中。',
  },
  quoting: {
    en: 'Line {detail}: a quotation mark is not closed, or is in a wrong position. Nothing was imported.',
    zh: '第 {detail} 行：引号未闭合或位置不正确，未导入任何内容。',
  },
  lineTooLong: {
    en: 'Line {detail} is longer than a person’s line can be. A quotation mark may be missing.',
    zh: '第 {detail} 行过长，可能缺少引号。',
  },
  empty: { en: 'The file contains no people.', zh: '文件中没有人员。' },
  missingColumns: { en: 'These columns are missing: {detail}.', zh: '缺少以下列：{detail}。' },
  repeatedColumns: { en: 'These columns appear twice: {detail}.', zh: '以下列重复：{detail}。' },
  textTooLong: {
    en: 'The XLSX file holds a text of more than {detail} characters. Copy the list into a new file.',
    zh: 'XLSX 文件中有超过 {detail} 个字符的文字，请将名单复制到新文件中。',
  },
  tooSlow: {
    en: 'The file takes too long to read. Copy the list into a new file.',
    zh: '文件读取时间过长，请将名单复制到新文件中。',
  },
  tooManyLines: {
    en: 'The file has more than {detail} lines. Divide it into several files.',
    zh: '文件超过 {detail} 行，请拆分为多个文件。',
  },
  tooManyTaken: {
    en: 'More than {detail} usernames of your files were taken by people outside your company within an hour. Check the usernames, and try again later.',
    zh: '一小时内您的文件中已有超过 {detail} 个账号被其他公司的人员占用。请核对账号，稍后重试。',
  },
  stopped: { en: 'It was stopped.', zh: '已停止。' },
  serverRestarted: { en: 'The server was restarted meanwhile.', zh: '服务器已重启。' },
  notAllowed: {
    en: 'The person who started it may no longer administer people.',
    zh: '启动导入的人员已不再拥有管理人员的权限。',
  },
  fileGone: {
    en: 'The file is no longer on the server. Send it again: people who are in already are refused then.',
    zh: '服务器上已没有该文件，请重新上传；已导入的人员会被拒绝。',
  },
  personErased: {
    en: 'The data of a person were erased since, and with them the file. Send it again.',
    zh: '其间有人员数据被清除，文件已一并删除，请重新上传。',
  },
  internal: { en: 'Something went wrong on the server.', zh: '服务器发生错误。' },
} satisfies Record<TableReason, Text> & Record<string, Text>
export type ImportReason = keyof typeof importReasons

/** Says which line was read as the heads, after a reason that speaks of them. */
export const headsRead = {
  line: { en: 'Line {line} was read as the heads.', zh: '第 {line} 行被读作表头。' },
  sheet: {
    en: 'Line {line} of the sheet “{sheet}” was read as the heads.',
    zh: '工作表“{sheet}”的第 {line} 行被读作表头。',
  },
} satisfies Record<string, Text>

/** Notes on a file beside its lines. */
export const importNotes = {
  encoding: { en: 'The file is written in {encoding}.', zh: '文件编码为 {encoding}。' },
  sheet: {
    en: 'Of the workbook only the sheet “{sheet}” was read, the first that is not hidden.',
    zh: '仅读取了工作簿中第一个未隐藏的工作表“{sheet}”。',
  },
  hiddenMarks: {
    en: 'Cells from which invisible characters were removed: {count}, the first in line {line}.',
    zh: '已从 {count} 个单元格中移除不可见字符，首个位于第 {line} 行。',
  },
} satisfies Record<string, Text>

/** Why one line, or one cell of it, was refused. */
export const lineReasons = {
  cellCount: { en: 'The line has other cells than the heads.', zh: '该行的单元格数量与表头不一致。' },
  required: { en: 'It is empty.', zh: '内容为空。' },
  tooLong: { en: 'It is too long.', zh: '内容过长。' },
  badText: { en: 'It contains invisible characters.', zh: '含有不可见字符。' },
  formula: {
    en: 'It is a formula, or begins like one. Formulas are not computed: write the value.',
    zh: '内容是公式或以公式符号开头。公式不会被计算，请填写值。',
  },
  badUsername: {
    en: 'A username has 3 to 64 Latin letters, digits and . _ @ -, and begins with a letter or digit.',
    zh: '账号为 3 至 64 个英文字母、数字或 . _ @ -，以字母或数字开头。',
  },
  repeated: { en: 'The same username appears in an earlier line.', zh: '账号与前面的行重复。' },
  taken: { en: 'This username is taken.', zh: '该账号已被占用。' },
  differs: {
    en: 'This person exists, and this is different. An import adds people only: change it on the person’s page.',
    zh: '该人员已存在，且此项内容不同。导入只新增人员，请在人员页面修改。',
  },
  unknownOrganization: {
    en: 'There is no such organisation. Write the path from the company down, with / between.',
    zh: '组织不存在。请从公司开始填写路径，以 / 分隔。',
  },
  ambiguousOrganization: { en: 'Several organisations have this path.', zh: '有多个组织使用该路径。' },
  unknownRole: { en: 'There is no such role.', zh: '角色不存在。' },
  grantsMore: {
    en: 'The role holds rights that you do not hold, so you cannot give it.',
    zh: '该角色包含您没有的权限，您无法授予。',
  },
  unknownBusiness: { en: 'There is no such business type.', zh: '业务类型不存在。' },
  businessDisabled: { en: 'The business type is disabled.', zh: '该业务类型已停用。' },
  unknownPosition: {
    en: 'There is no such position. Write Seat, Senior seat, Team leader or Administrator, or leave it empty.',
    zh: '岗位不存在。请填写坐席、高级坐席、组长或管理员，或留空。',
  },
  badPhone: { en: 'This is no phone number.', zh: '电话号码格式不正确。' },
  tooManyAssigned: { en: 'These are too many for one person.', zh: '数量超过一个人的上限。' },
} satisfies Record<string, Text>
export type LineReason = keyof typeof lineReasons

export const importTexts = {
  tooLarge: { en: 'The file cannot exceed 10 MB.', zh: '文件大小不能超过 10MB。' },
  otherRuns: {
    en: 'Another import of your company is being checked or is running. Wait for its end, or stop it.',
    zh: '贵公司有其他导入正在检查或进行中，请等待其完成或将其停止。',
  },
  notNow: {
    en: 'This import cannot be started any more. Send the file again.',
    zh: '该导入已无法启动，请重新上传文件。',
  },
  busy: { en: 'Several imports are running. Try again in a minute.', zh: '正在进行的导入较多，请稍后重试。' },
} satisfies Record<string, Text>
