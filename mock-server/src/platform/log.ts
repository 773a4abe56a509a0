import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

const SECRETS = [
  'password',
  'newPassword',
  'confirmNewPassword',
  'token',
  'authorization',
  'cookie',
  'secret',
  '*.password',
  '*.newPassword',
  '*.confirmNewPassword',
  '*.token',
  '*.authorization',
  '*.cookie',
  '*.secret',
  'req.headers.authorization',
  'req.headers.cookie',
]

/** Structured lines on standard output; what is secret never reaches them. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  return pino({ level: config.logLevel, redact: { paths: SECRETS, censor: '[redacted]' }, base: null })
}
