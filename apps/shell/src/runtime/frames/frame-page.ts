import type { ShellPage } from '../router/shell-page.ts'
import { FramePage } from './FramePage.tsx'
import { framesEn } from './frames-en.ts'
import { framesZh } from './frames-zh.ts'

export const framePage: ShellPage = { Page: FramePage, messages: { en: framesEn, zh: framesZh } }
