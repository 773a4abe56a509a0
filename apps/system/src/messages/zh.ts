/** Texts that several pages share; each page loads its own. */
export const zh = {
  'system.name': '名称',
  'system.create': '新建',
  'system.save': '保存',
  'system.rename': '重命名',
  'system.delete': '删除',
  'system.edit': '编辑',
  'system.actions': '操作',
  'system.badName': '名称为 1 至 {max} 个字符，且不能换行。',
}
