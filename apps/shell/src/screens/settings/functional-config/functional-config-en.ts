/** Texts of the page for functions that a company has not been given. */
export const functionalConfigEn = {
  'functionalConfig.title': 'This function has not been set up for {tenant}',
  'functionalConfig.text': 'Contact platform support to have it set up.',
  'functionalConfig.copyAddress': 'Copy the address of platform support',
} as const
