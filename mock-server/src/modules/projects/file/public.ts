export { createFileUrl } from './file-link.ts'
export { namedFiles } from './named-files.ts'
export { filesOfApplication, filesOfReports, attachFiles } from './project-file.store.ts'
