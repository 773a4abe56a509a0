import type { ShellPage } from '../router/shell-page.ts'
import { frameTexts } from './frame-texts.ts'
import { FramePage } from './FramePage.tsx'

export const framePage: ShellPage = { Page: FramePage, texts: frameTexts }
