/** Subjects and texts of mails; kept apart, so that no page carries them. */
export const mail = {
  'mail.reset.subject': 'A new password for {site}',
  'mail.reset.text':
    'Hello {username},\n\nsomebody, probably you, asked for a new password on {site}. This link lets you set one. It works once, for one hour:\n\n{link}\n\nIf it was not you, you need do nothing: your password stays as it is.',
  'mail.verify.subject': 'Confirm your e-mail address for {site}',
  'mail.verify.text':
    'Hello {username},\n\nthis address was entered on {site}. Please confirm that it is yours. The link works for two days:\n\n{link}\n\nIf you did not enter it, you need do nothing.',
  'mail.taken.subject': 'Your e-mail address was entered on {site}',
  'mail.taken.text':
    'Hello {username},\n\nsomebody entered your e-mail address for another account on {site}. It already belongs to your account "{username}", so nothing has changed. If it was you and you forgot your password, ask for a new one here:\n\n{link}',
  'mail.password.subject': 'Your password for {site} was changed',
  'mail.password.text':
    'Hello {username},\n\nthe password of your account on {site} was changed, and all other devices were signed out. If it was not you, ask for a new password now:\n\n{link}',
  'mail.connected.subject': 'Your account on {site} can be opened through {provider}',
  'mail.connected.text':
    'Hello {username},\n\nsomebody, probably you, signed in on {site} through {provider} with this e-mail address. From now on {provider} opens your account. If it was not you, secure your account at {provider} and set a new password here:\n\n{link}',
} as const;
