import type { projectHomeEn } from './project-home-en.ts'

export const projectHomeZh: Readonly<Record<keyof typeof projectHomeEn, string>> = {}
