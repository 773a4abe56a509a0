import type { projectListEn } from './project-list-en.ts'

export const projectListZh: Readonly<Record<keyof typeof projectListEn, string>> = {}
