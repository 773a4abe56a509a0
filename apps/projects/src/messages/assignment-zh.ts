import type { assignmentEn } from './assignment-en.ts'

export const assignmentZh: Readonly<Record<keyof typeof assignmentEn, string>> = {}
