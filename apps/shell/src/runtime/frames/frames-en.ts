/** Texts around framed pages. */
export const framesEn = {
  'frames.loading': 'Opening {page}',
  'frames.late': '{page} did not open',
  'frames.late.note': 'The page has not answered for {seconds} seconds.',
  'frames.failed': '{page} could not be opened',
  'frames.refused': '{page} cannot be opened here',
  'frames.refused.noLink': 'Its menu item names no address.',
  'frames.refused.notWeb': 'Its address is not a web address (http or https).',
  'frames.refused.unknownPlaceholder':
    'Its address has a placeholder that the console does not know: {detail}.',
  'frames.refused.placeholderInHost': 'Its address has a placeholder in the name of the host.',
  'frames.refused.ownPage':
    'Its address is a page of the console itself. The console cannot be shown in its own frame.',
  'frames.refused.tokenRefused':
    'It is on {detail}, which is not registered to receive your sign-in, so nothing was sent there.',
  'frames.refused.register': 'Contact your administrator to register this address.',
  'frames.refused.whom': 'Contact your administrator to correct the menu item.',
  'frames.unauthorised': 'You are not authorised',
  'frames.unauthorised.note':
    '{page} refused your sign-in. Refresh the page; the rest of the console still works.',
  'frames.refresh': 'Refresh',
} as const
