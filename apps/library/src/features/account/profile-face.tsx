import type { SiteProfile } from '@kithouse/contract';
import { Face } from '@kithouse/ui/face.js';

type ProfileFaceProps = { profile: SiteProfile; size: 'm' | 'l' | 'xl' };

export const ProfileFace = ({ profile, size }: ProfileFaceProps) => (
  <Face name={namesOf(profile)} photo={profile.profile_photo} size={size} />
);

/** Returns the parts of the name; a shared account shows only the whole name. */
function namesOf({ first_name, last_name, name }: SiteProfile) {
  const given = [first_name, last_name].filter((part) => part.trim() !== '');
  return given.length > 0 ? given : name;
}
