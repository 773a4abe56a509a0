/** What several pages say; each page brings its own texts along. */
export const zh = {
  'system.kept': '您输入的内容已保留。',
  'system.goBack': '返回首页',
  'system.name': '名称',
  'system.create': '新建',
  'system.save': '保存',
  'system.rename': '重命名',
  'system.delete': '删除',
  'system.conflict': '内容已被他人修改。',
  'system.conflict.keep': '继续使用我的内容',
  'system.conflict.take': '显示当前内容',
  'system.edit': '编辑',
  'system.actions': '操作',
  'system.badName': '名称为 1 至 {max} 个字符，且不能换行。',
}
