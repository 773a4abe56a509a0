/**
 * The policy of a file that somebody opens as a document: a sandbox with an origin of its own, which reaches the files of its
 * version and nothing else. What it refuses is reported to the last address.
 */
export function writeFramePolicy(origin: string, filesAddress: string, reportTo: string): string {
  const files = origin + filesAddress
  return [
    'sandbox allow-scripts allow-forms',
    `default-src ${files} data: blob:`,
    `script-src ${files} 'unsafe-inline' 'unsafe-eval'`,
    `style-src ${files} 'unsafe-inline'`,
    `frame-src 'none'`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'self'`,
    `report-uri ${reportTo}`,
  ].join('; ')
}
