import type { projectDetailEn } from './project-detail-en.ts'

export const projectDetailZh: Readonly<Record<keyof typeof projectDetailEn, string>> = {}
