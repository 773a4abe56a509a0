import { defineTexts } from '@console/ui/texts'
import { ruleTexts } from '../rule/texts.ts'

/** Texts of the dialog of versions. Conditions are read back in the words of the rule. */
export const texts = defineTexts(ruleTexts, {
  'versions.title': ['Versions of {name}', '“{name}”的版本'],
  'versions.list': ['Versions', '版本列表'],
  'versions.number': ['Version {version}', '版本 {version}'],
  'versions.present': ['Present', '当前'],
  'versions.system': ['Came with the system', '系统预置'],
  'versions.wordList': ['Word list “{name}” changed', '词表“{name}”已修改'],
  'versions.words.added': ['Words added: {words}', '新增词语：{words}'],
  'versions.words.removed': ['Words removed: {words}', '移除词语：{words}'],
  'versions.failed': ['The versions could not be loaded', '版本加载失败'],
  'versions.none': ['No versions yet', '暂无版本'],
  'versions.none.text': ['The first change of this label makes one.', '首次修改该标签后将产生版本。'],
  'versions.compare': ['Compare with', '对比对象'],
  'versions.compare.before': ['The version before', '上一版本'],
  'versions.compare.present': ['The present version', '当前版本'],
  'versions.first': [
    'This is the first version: there is none before it.',
    '这是第一个版本，之前没有其他版本。',
  ],
  'versions.last': ['This is the present version.', '这是当前版本。'],
  'versions.equal': ['The two versions are the same.', '两个版本相同。'],
  'versions.settings': ['Settings', '设置'],
  'versions.field': ['Field', '字段'],
  'versions.conditions': ['Conditions', '条件'],
  'versions.added': ['Added', '新增'],
  'versions.removed': ['Removed', '删除'],
  'versions.changed': ['Changed', '修改'],
  'versions.before': ['Before:', '修改前：'],
  'versions.after': ['After:', '修改后：'],
  'versions.reading': ['The rule reads', '规则含义'],
  'versions.prompt': ['Prompt content', '提示词内容'],
  'versions.restore': ['Restore', '恢复此版本'],
  'versions.restore.note': [
    'Its values go into the form. Nothing is saved, and locked fields stay.',
    '该版本的内容将填入表单，不会立即保存；不可修改的字段保持不变。',
  ],
  'versions.restore.same': ['The form already has these values.', '表单内容已与该版本相同。'],
  'versions.restore.replace': ['Replace your unsaved changes?', '替换未保存的修改？'],
  'versions.restore.replaceText': [
    'The form will have the values of version {version}.',
    '表单将改为版本 {version} 的内容。',
  ],
  'versions.restored': [
    'Version {version} is in the form. Save the label to make it the present version.',
    '已将版本 {version} 填入表单，保存标签后成为当前版本。',
  ],
})
