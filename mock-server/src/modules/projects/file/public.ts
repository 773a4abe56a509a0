export { fileUrlOf } from './file-link.ts'
export { namedFiles } from './named-files.ts'
export { filesOfApplication, filesOfReports, takeUpFiles } from './project-file.store.ts'
