import type { moduleEn } from './module-en.ts'

export const moduleZh: Record<keyof typeof moduleEn, string> = {
  'module.failed': '错误！组件加载失败',
  'module.timedOut': '加载超时！',
  'module.otherKit': '该模块与当前控制台版本不匹配',
  'module.loading': '正在加载页面',
  'module.reason.status': '加载模块“{module}”时服务器返回 {status}。',
  'module.reason.network': '无法连接模块“{module}”。',
  'module.reason.slowFile': '模块“{module}”的文件未能及时到达。',
  'module.reason.integrity': '模块“{module}”的文件与发布的版本不一致，未予执行。',
  'module.reason.foreignFile': '模块“{module}”请求了不属于它的文件。',
  'module.reason.manifest': '无法读取模块“{module}”的文件清单。',
  'module.reason.kitVersion': '模块“{module}”需要共享库版本 {needed}，控制台的版本为 {present}。',
  'module.reason.script': '模块“{module}”启动失败。',
  'module.reason.timeout': '模块“{module}”未能及时启动，控制台其他部分不受影响。',
  'module.overridden': '此浏览器从自定义地址加载该模块。',
  'module.removeOverride': '使用发布版本',
  'override.banner': '此浏览器正在使用自定义版本：{modules}。',
  'override.reset': '使用发布版本',
}
