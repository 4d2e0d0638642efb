import type { SiteProfile } from '@kithouse/contract';

/** The picture of an account, or the first letters of its name. */
export function Face({ profile, size }: { profile: SiteProfile; size: 'm' | 'l' }) {
  const letters = [profile.first_name, profile.last_name].map((name) => [...name.trim()][0] ?? '').join('');
  return (
    <span className={`face ${size}`} aria-hidden="true">
      {profile.profile_photo ? <img src={profile.profile_photo} alt="" referrerPolicy="no-referrer" /> : letters.toUpperCase()}
    </span>
  );
}
