import { problemColumns } from '@console/contracts'
import { defineTexts } from '@console/ui/texts'

export const texts = defineTexts({
  'import.about': [
    'A CSV (UTF-8 or GB18030) or XLSX file with up to {max, number} people. It is checked first; nobody is created before you confirm. Set passwords later with Reset password.',
    '支持 CSV（UTF-8 或 GB18030）或 XLSX 文件，最多 {max, number} 人。先检查文件，确认后才会创建人员。导入的人员没有密码，需要时请为其重置密码。',
  ],
  'import.template': ['Save the template', '下载模板'],
  'import.choose': ['Choose a file', '选择文件'],
  'import.chooseAnother': ['Choose another file', '选择其他文件'],
  'import.sending': ['Sending {file}', '正在上传 {file}'],
  'import.checking': [
    'Checking {file}: {count, plural, one {# line} other {# lines}} so far',
    '正在检查 {file}：已检查 {count, number} 行',
  ],
  'import.checked': [
    '{file}: {total, plural, one {# line} other {# lines}}',
    '{file}：共 {total, number} 行',
  ],
  'import.good': [
    '{count, plural, one {# person} other {# people}} can be imported',
    '可导入 {count, number} 人',
  ],
  'import.unchanged': [
    '{count, plural, one {# line unchanged} other {# lines unchanged}}',
    '{count, number} 行无变化',
  ],
  'import.ignored': ['Columns that are not imported: {columns}.', '以下列不导入：{columns}。'],
  'import.refusedLines': ['{count, plural, one {# line} other {# lines}} refused', '拒绝 {count, number} 行'],
  'import.start': ['Import {count, plural, one {# person} other {# people}}', '导入 {count, number} 人'],
  'import.goOn': ['Resume', '继续'],
  'import.stop': ['Stop', '停止'],
  'import.running': [
    'Importing {file}: {done, number} of {total, number} lines',
    '正在导入 {file}：{done, number} / {total, number} 行',
  ],
  'import.progress': ['Progress of the import', '导入进度'],
  'import.done': [
    '{count, plural, one {# person} other {# people}} imported from {file}',
    '已从 {file} 导入 {count, number} 人',
  ],
  'import.stopped': [
    'Stopped after {done, number} of {total, number} lines: {created, plural, one {# person is} other {# people are}} in.',
    '已停止：处理 {done, number} / {total, number} 行，已导入 {created, number} 人。',
  ],
  'import.failed': ['{file} cannot be imported', '无法导入 {file}'],
  'import.line': [problemColumns.line.head.en, problemColumns.line.head.zh],
  'import.column': [problemColumns.column.head.en, problemColumns.column.head.zh],
  'import.value': [problemColumns.value.head.en, problemColumns.value.head.zh],
  'import.reason': [problemColumns.reason.head.en, problemColumns.reason.head.zh],
  'import.problems': ['Refused lines', '被拒绝的行'],
  'import.problemsFailed': ['The refused lines could not be loaded', '被拒绝的行加载失败'],
  'import.report': ['Export the refused lines', '导出被拒绝的行'],
  'import.wholeLine': ['Whole line', '整行'],
  'import.tooLarge': ['The file cannot exceed 10 MB.', '文件大小不能超过 10MB。'],
  'import.loadFailed': ['The last import could not be loaded', '最近一次导入加载失败'],
})
