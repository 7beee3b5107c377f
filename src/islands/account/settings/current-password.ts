import type { User } from '#api/account.ts';
import { t } from '#i18n/current.ts';
import type { FieldProps } from '../AccountForm.tsx';

/** The field for the current password; none for who only signs in at a provider. */
export function currentPassword(name: string, { hasPassword }: User): FieldProps[] {
  return hasPassword ? [{ name, label: t('settings.currentPassword'), type: 'password', autoComplete: 'current-password' }] : [];
}
