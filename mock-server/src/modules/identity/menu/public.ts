export { builtComponents } from './built-components.ts'
export { consoleMenu } from './console-menu.ts'
export { isBuilt } from './menu-tree.ts'
