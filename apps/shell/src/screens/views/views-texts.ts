import { formTexts } from '@console/ui/form-texts'
import { defineTexts } from '@console/ui/texts'
import { copyTexts } from '../parts/copy-texts.ts'

/** Texts of the list of views; they come with its code. */
export const viewsTexts = defineTexts(formTexts, copyTexts, {
  'views.title': ['Views of this page', '本页视图'],
  'views.close': ['Close views', '关闭视图'],
  'views.failed': ['The views could not be loaded', '视图加载失败'],
  'views.notRefreshed': ['The views may be out of date: {reason}', '视图可能不是最新：{reason}'],
  'views.none': ['No views yet', '暂无视图'],
  'views.open': ['Open now', '当前视图'],
  'views.start': ['Start view', '默认视图'],
  'views.moves': ['Days move with today', '日期随今天变化'],
  'views.setStart': ['Open this page with “{name}”', '打开本页时显示“{name}”'],
  'views.copy': ['Copy link to “{name}”', '复制“{name}”的链接'],
  'views.rename': ['Rename “{name}”', '重命名“{name}”'],
  'views.delete': ['Delete “{name}”', '删除“{name}”'],
  'views.notChanged': ['The view was not changed: {reason}', '视图未更改：{reason}'],
  'views.deleted': ['“{name}” is deleted.', '已删除“{name}”。'],
  'views.undo': ['Undo', '撤销'],
  'views.notRestored': ['“{name}” was not restored: {reason}', '“{name}”未能恢复：{reason}'],
  'views.save': ['Save this view', '保存当前视图'],
  'views.saveButton': ['Save', '保存'],
  'views.replace': ['Replace “{name}”', '替换“{name}”'],
  'views.saved': ['View saved', '视图已保存'],
  'views.name': ['Name', '名称'],
  'views.badName': ['Enter 1 to {max} characters, on one line.', '请输入 1 至 {max} 个字符，不含换行。'],
  'views.nameTaken': [
    'A view of this page has this name already. Choose another name, or replace that view.',
    '该页面已有同名视图，请换一个名称，或替换原视图。',
  ],
  'views.movable': ['Days move with today', '日期随今天变化'],
  'views.movable.note': ['Off: the view keeps these days.', '关闭后，视图固定为当前日期。'],
  'views.full': [
    'A page can have {max} views. Delete one to save another.',
    '每个页面最多 {max} 个视图，删除一个后才能再保存。',
  ],
  'views.default': [
    'The page shows its defaults. Set filters and inquire to save them as a view.',
    '页面当前为默认条件，请先设置条件并查询，再保存为视图。',
  ],
  'views.tooLong': ['This query is too long to be saved.', '查询条件过长，无法保存。'],
  'views.secretInQuery': [
    'This query has a token, a password or another secret, and is not saved. Remove it from the address first.',
    '查询条件包含令牌、密码等敏感信息，无法保存，请先从地址中移除。',
  ],
  'views.addressInQuery': [
    'This query has an address outside of the console, and is not saved. Remove it from the address first.',
    '查询条件包含控制台以外的地址，无法保存，请先从地址中移除。',
  ],
  'views.renameSave': ['Rename', '重命名'],
  'views.renameCancel': ['Cancel', '取消'],
})
