import { defineTexts } from '@console/ui/texts'

/** Texts of the word lists. */
export const texts = defineTexts({
  'wordList.title': ['Word lists', '词表'],
  'wordList.about': [
    'Words that conditions of several labels share. A change of a list goes at once to the labels that use it, each as a new version.',
    '多个标签的条件共用的词。修改词表后，使用它的标签立即生效，并各自生成新版本。',
  ],
  'wordList.search': ['Name or word', '名称或词语'],
  'wordList.add': ['New word list', '新建词表'],
  'wordList.failed': ['The word lists could not be loaded', '词表加载失败'],
  'wordList.none': ['No word lists yet', '暂无词表'],
  'wordList.none.text': [
    'Add one, and choose it in a keyword condition of a label.',
    '添加词表后，可在标签的关键词条件中选用。',
  ],
  'wordList.noneFound': ['No word list matches', '没有匹配的词表'],
  'wordList.noneFound.text': ['Neither a name nor a word contains that.', '没有名称或词语包含该内容。'],
  'wordList.name': ['List name', '词表名称'],
  'wordList.name.hint': ['A name has 1 to {max} characters.', '名称为 1 至 {max} 个字符。'],
  'wordList.words': ['Words', '词语'],
  'wordList.words.count': ['{n, plural, one {# word} other {# words}}', '{n} 个词'],
  'wordList.words.field': ['Words, one a line', '词语，每行一个'],
  'wordList.words.note': [
    '{n} of at most {max} words. A list can be pasted here.',
    '{n} 个词，最多 {max} 个。可在此粘贴列表。',
  ],
  'wordList.words.hint': ['Enter at least one word.', '请至少输入一个词。'],
  'wordList.words.tooMany': [
    '{n} words, at most {max}: remove some.',
    '共 {n} 个词，最多 {max} 个，请删减。',
  ],
  'wordList.usedBy': ['Used by', '使用标签'],
  'wordList.unused': ['No label', '无标签'],
  'wordList.changed': ['Changed', '修改时间'],
  'wordList.export': ['Export', '导出'],
  'wordList.delete.confirm': ['Delete this word list?', '确定删除该词表？'],
  'wordList.delete.text': [
    '{name} and its words are deleted. This can’t be undone.',
    '将删除 {name} 及其词语，且无法恢复。',
  ],
  'wordList.delete.used': [
    'In use by {n, plural, one {# label} other {# labels}}: take it out of their conditions first.',
    '有 {n} 个标签正在使用，请先从其条件中移除。',
  ],
  'wordList.new': ['New word list', '新建词表'],
  'wordList.edit': ['Edit {name}', '编辑 {name}'],
  'wordList.edit.note': [
    '{n, plural, one {# label uses} other {# labels use}} this list and will look for the new words from then on.',
    '有 {n} 个标签使用该词表，保存后按新词语判断。',
  ],
  'wordList.save': ['Save list', '保存词表'],
  'wordList.import': ['Import from a file', '从文件导入'],
  'wordList.import.note': ['CSV or XLSX, a word a cell.', 'CSV 或 XLSX，每个单元格一个词。'],
  'wordList.import.tooLarge': ['The file cannot exceed 1 MB.', '文件大小不能超过 1MB。'],
  'wordList.import.done': [
    '{n, plural, one {# word} other {# words}} added from {file}. Save to keep them.',
    '已从 {file} 添加 {n} 个词，保存后生效。',
  ],
  'wordList.import.cleaned': [
    'Invisible characters were removed from {n, plural, one {# word} other {# words}}.',
    '已从 {n} 个词中移除不可见字符。',
  ],
  'wordList.import.known': [
    '{n, plural, one {# was} other {# were}} in the list already.',
    '{n} 个词已在词表中。',
  ],
  'wordList.passed.typed': ['Left out when the list is saved', '保存时将忽略'],
  'wordList.passed.file': ['Passed over in the file: {n, number}', '文件中已跳过：{n, number}'],
  'wordList.passed.others': ['and {n, number} more', '另有 {n, number} 项'],
  'wordList.passed.blank': ['Line {line}: blank', '第 {line} 行：空行'],
  'wordList.passed.repeats': [
    'Line {line}: “{text}” repeats line {of}',
    '第 {line} 行：“{text}”与第 {of} 行重复',
  ],
  'wordList.passed.repeated': [
    'Line {line}: “{text}” repeats an earlier word',
    '第 {line} 行：“{text}”与前面的词重复',
  ],
  'wordList.passed.tooLong': [
    'Line {line}: “{text}” is longer than {max} characters',
    '第 {line} 行：“{text}”超过 {max} 个字符',
  ],
  'wordList.passed.badText': [
    'Line {line}: “{text}” contains invisible characters or a line break',
    '第 {line} 行：“{text}”含有不可见字符或换行',
  ],
  'wordList.passed.formula': [
    'Line {line}: “{text}” is a formula or begins like one; write an apostrophe before it, or type it here',
    '第 {line} 行：“{text}”是公式或以公式符号开头，请在其前加单引号或在此输入',
  ],
  'wordList.passed.tooMany': [
    'Line {line}: “{text}” is beyond {max} words',
    '第 {line} 行：“{text}”超出 {max} 个词的上限',
  ],
  'wordList.theirs': ['Saved meanwhile', '其间已保存'],
  'wordList.theirs.saved': [
    'Saved meanwhile as “{name}”, {time}, by {person}',
    '{person} 已于 {time} 保存为“{name}”',
  ],
  'wordList.theirs.only': ['Only there', '仅对方有'],
  'wordList.mine.only': ['Only in yours', '仅您有'],
})
