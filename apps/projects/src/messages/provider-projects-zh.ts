import type { providerProjectsEn } from './provider-projects-en.ts'

export const providerProjectsZh: Readonly<Record<keyof typeof providerProjectsEn, string>> = {}
