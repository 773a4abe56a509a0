/** Names of the actions that the palette finds: both languages are in the code, since they are found by either. */
export const ACTION_NAMES = {
  'palette.action.language': ['Switch language: 中文 / English', '切换语言：English / 中文'],
  'palette.action.collapse': ['Collapse or expand the sidebar', '收起或展开侧边栏'],
  'palette.action.exports': ['Show exports', '查看导出'],
  'user.logout': ['Log out', '退出登录'],
  'user.theme.system': ['System theme', '跟随系统主题'],
  'user.theme.light': ['Light theme', '浅色主题'],
  'user.theme.dark': ['Dark theme', '深色主题'],
  'sidebar.shortcuts': ['Keyboard shortcuts', '键盘快捷键'],
} as const
