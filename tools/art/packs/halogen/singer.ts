/** Draws the opening picture: a singer in front of a low sun. */
import { hand } from './hands.js';
import { yellow } from './look.js';
import { disc, fill, line, print, put, type Size, soft, type Tones, times } from './screen.js';

const face =
  'M720 420C690 436 672 466 668 498C666 514 640 540 620 562C614 572 622 580 640 580L652 582C644 588 634 592 636 602C640 610 650 608 658 607L698 618L662 640C646 642 640 652 650 660L656 668C646 682 650 702 668 710C694 720 728 708 752 690L812 640L820 440Z';
const coat = 'M724 664L716 712C654 732 618 790 604 870L590 1060H1100C1094 880 1046 770 966 728C906 704 850 708 828 706L816 640Z';
const curls = [
  [728, 424, 38],
  [744, 384, 46],
  [784, 362, 54],
  [838, 366, 62],
  [898, 404, 62],
  [932, 462, 62],
  [934, 528, 60],
  [908, 590, 62],
  [862, 640, 58],
  [806, 660, 46],
  [770, 620, 50],
  [760, 560, 52],
  [744, 498, 50],
  [800, 460, 90],
  [840, 540, 110],
];
/** Draws the singer from the waist up, in profile. */
const singer = ({ ramp, inside }: Tones): string => {
  const raised = 'M900 740C960 700 1004 600 1010 470L1074 484C1080 620 1060 760 1000 830Z';
  const hair = curls.map(([x = 0, y = 0, r = 0]) => disc(x, y, r)).join('');
  const arm = 'M552 1060C552 900 560 810 578 752L668 764C664 830 700 940 710 1060Z';
  return [
    fill(raised, ramp('0 0.1, 0.7 0, 1 0.5', { from: [960, 640], to: [1076, 650] })),
    put(1042, 456, hand('open', 0.04, 40), 10, 1.02),
    fill(coat, ramp('0 0.3, 0.25 0.04, 1 0', { from: [600, 720], to: [900, 900] })),
    inside(
      coat,
      soft(10, line('M980 736Q1072 800 1096 980', 30, 0.85)) +
        soft(4, line('M828 716Q740 800 720 980', 14, 0.7)) +
        line('M834 716Q748 800 732 980', 8, 0),
    ),
    fill('M724 640L716 716Q770 760 830 708L816 620Z', ramp('0 0.5, 0.4 0.06, 1 0', { from: [716, 660], to: [820, 680] })),
    fill(face, ramp('0 0.2, 0.3 0.06, 1 0', { from: [640, 560], to: [780, 590] })),
    fill(hair, ramp('0 0, 0.55 0.02, 0.82 0.26, 1 0.9', { around: [740, 600, 300] })),
    inside(
      hair,
      soft(
        4,
        curls
          .map(
            ([x = 0, y = 0, r = 0], i) =>
              `<circle cx="${x + 8}" cy="${y - 6}" r="${r * 0.62}" fill="none" stroke="#fff" stroke-opacity="${i > 3 && i < 9 ? 0.7 : 0.28}" stroke-width="9" stroke-dasharray="${r} ${r * 2.4}" stroke-dashoffset="${i * 17}"/>`,
          )
          .join(''),
      ),
    ),
    fill('M648 498L718 488Q732 524 708 540Q676 546 660 524Z', '#000') +
      fill('M664 508L704 502Q712 520 698 528Q678 532 670 520Z', ramp('0 1, 1 0.1', { from: [664, 504], to: [704, 530] })) +
      line('M712 496L776 490', 7, 0.9),
    fill(disc(752, 600, 11), '#fff') + line('M752 584V560', 4, 0.9),
    fill(arm, ramp('0 0.5, 0.3 0.06, 1 0', { from: [560, 860], to: [690, 860] })),
    fill('M566 758L674 770L668 806L562 792Z', '#000') + line('M574 776L660 787', 8, 0.85),
    put(
      606,
      636,
      `${fill('M-18 20L22 14L36 170L-4 176Z', '#000')}${line('M-4 40L8 150', 8, 0.9)}${fill(disc(0, 0, 46, 48), '#000')}${fill(
        disc(-6, -8, 26, 27),
        ramp('0 1, 0.5 0.8, 1 0', { around: [-14, -18, 36] }),
      )}${line('M-38 24Q0 40 38 18', 12, 0)}`,
      6,
    ),
    fill('M570 716Q566 684 600 682L650 686Q680 716 672 768Q620 790 576 768Z', '#000'),
    times(4, (i) => line(`M582 ${700 + i * 18}Q606 ${694 + i * 18} 634 ${699 + i * 18}`, 6, 0.95)),
    line('M654 706Q668 688 656 664', 24, 0),
  ].join('');
};
const wide: Size = [1400, 960];
/** Draws the first picture: the singer in front of a setting stage lamp. */
export const hero = (): string =>
  print({ size: wide, pitch: 16 }, (t) => ({
    flat: fill(disc(744, 596, 312), yellow),
    rose:
      `<rect width="1400" height="960" fill="${t.ramp('0 1, 0.46 1, 0.66 0.84, 0.86 0.5, 1 0.2', {
        around: [700, 340, 1080],
      })}"/>` +
      fill(disc(744, 596, 312), t.ramp('0 1, 0.4 0.98, 1 0.1', { from: [744, 286], to: [744, 908] })) +
      put(0, 114, fill(coat, '#777') + fill(disc(752, 600, 11), '#fff')),
    blue:
      `<rect width="1400" height="960" fill="${t.ramp('0 1, 0.72 1, 1 0.55', { around: [800, 300, 1080] })}"/>` +
      put(0, 114, singer(t)),
  }));
