import { signUpEn } from './sign-up-en.ts'
import { signUpZh } from './sign-up-zh.ts'

export const texts = { en: signUpEn, zh: signUpZh }
